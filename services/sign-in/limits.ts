// All limits of signing in and of sessions, with reasons (ASVS 6.1.1, 7.1.1, 7.1.2).

/**
 * Moderating takes a sitting, not a working day: a session ends after two idle hours and after a
 * day in any case. NIST SP 800-63B asks less of a site with one factor (30 days in all).
 */
export const sessionLimits = {
  idleHours: 2,
  absoluteHours: 24,
  /**
   * On a device the administrator trusts, which the browser remembers: a week without use, 30 days
   * in all, the longest that NIST SP 800-63B allows.
   */
  trusted: { idleHours: 7 * 24, absoluteHours: 30 * 24 },
  /** A session is marked as seen at most this often, so that reads do not cause writes. */
  touchSeconds: 60,
  /** Browsers signed in at once per administrator; one more ends the oldest session. */
  atOnce: 10,
} as const

/** How long an administrator need not prove again who they are, for what matters (ASVS 7.5). */
export const provenMinutes = 10

/** How long a browser may take to answer with a passkey. */
export const challengeMinutes = 5

/** How long an invitation's link works: the owner hands it over by mail or message. */
export const invitationHours = 72

/** How long a generated password is valid (ASVS 6.4.1); then it can only be changed. */
export const initialPasswordHours = 24

/**
 * After `free` failures in a row the next try must wait, twice as long each time, up to a maximum.
 * Tries during a wait are rejected without checking the password and do not extend it.
 */
export interface AttemptLimit {
  free: number
  firstWaitSeconds: number
  longestWaitSeconds: number
}

/**
 * A stranger's guesses count against a username too, so its wait is short: at most about 290
 * guesses a day worldwide. A network (an address, or a /64 of IPv6) may be shared by a household,
 * so it has more free tries and then longer waits.
 */
export const attemptLimits = {
  username: { free: 5, firstWaitSeconds: 2, longestWaitSeconds: 300 },
  network: { free: 10, firstWaitSeconds: 2, longestWaitSeconds: 900 },
} as const satisfies Record<string, AttemptLimit>

/** Without a failure for this long, counting starts over. */
export const failuresForgottenAfterHours = 24

/**
 * A network that signed in successfully has its own counter for that username for this long:
 * strangers guessing elsewhere cannot make the owner wait there.
 */
export const networkTrustedForHours = 90 * 24
