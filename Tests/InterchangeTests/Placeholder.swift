// Nothing is tested here yet.
