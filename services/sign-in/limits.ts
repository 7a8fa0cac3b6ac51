// Every number of signing in and of sessions, and why (ASVS 6.1.1, 7.1.1, 7.1.2).

/**
 * Moderating takes a sitting, not a working day: two quiet hours end it, and nobody stays signed in
 * for more than a day. NIST SP 800-63B asks less of a site with one factor (30 days in all).
 */
export const sessionLimits = {
  idleHours: 2,
  absoluteHours: 24,
  /** A session is marked as seen at most this often, so that reading does not mean writing. */
  touchSeconds: 60,
  /** Browsers signed in at once for one administrator; one more ends the oldest session. */
  atOnce: 10,
} as const

/**
 * How long a password that the site made lets anybody in (ASVS 6.4.1). A session that outlives it
 * opens the change of the password and nothing else.
 */
export const initialPasswordHours = 24

/**
 * After `free` failures in a row the next try waits, twice as long each time, up to a bound. Tries
 * during a wait are refused without a look at the password, and make it no longer.
 */
export interface AttemptLimit {
  free: number
  firstWaitSeconds: number
  longestWaitSeconds: number
}

/**
 * A username fails for a stranger's guesses too, so its wait is short: about 290 guesses a day at
 * the most, from the whole world. A network (an address, or a /64 of IPv6) may be shared by a
 * household, so it has more free tries, and then waits longer.
 */
export const attemptLimits = {
  username: { free: 5, firstWaitSeconds: 2, longestWaitSeconds: 300 },
  network: { free: 10, firstWaitSeconds: 2, longestWaitSeconds: 900 },
} as const satisfies Record<string, AttemptLimit>

/** Without a failure for this long, counting starts over. */
export const failuresForgottenAfterHours = 24

/**
 * A network from which somebody signed in keeps a counter of its own for that username for this
 * long: strangers who guess elsewhere cannot make the owner wait there.
 */
export const networkTrustedForHours = 90 * 24
