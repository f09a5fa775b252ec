// The system's zlib (Debian: zlib1g-dev, Homebrew: zlib).
#include <zlib.h>
