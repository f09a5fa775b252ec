// The system's libxml2 (Debian: libxml2-dev, Homebrew: libxml2).
#include <libxml/xmlversion.h>
// Its headers would bring the system's ICU, whose types clash with those of Foundation's own.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
