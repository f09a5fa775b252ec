/* A clock that says TORTURE_TIME, in seconds since 1970, to a program that loads this first (LD_PRELOAD). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static int wanted(time_t *seconds) {
  const char *text = getenv("TORTURE_TIME");
  if (text == NULL) return 0;
  *seconds = (time_t)atoll(text);
  return 1;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  static int (*real)(clockid_t, struct timespec *);
  if (real == NULL) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int code = real(clock, time);
  if (code == 0 && clock == CLOCK_REALTIME) wanted(&time->tv_sec);
  return code;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  static int (*real)(struct timeval *, void *);
  if (real == NULL) real = (int (*)(struct timeval *, void *))dlsym(RTLD_NEXT, "gettimeofday");
  int code = real(time, zone);
  if (code == 0) wanted(&time->tv_sec);
  return code;
}

time_t time(time_t *result) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return (time_t)-1;
  if (result != NULL) *result = now.tv_sec;
  return now.tv_sec;
}
