// The program starts here.
