import type { Clock } from '#integrations/clock.ts'

/** A clock that samples move about in the past; it ends where the real one stands. */
export interface MovedClock extends Clock {
  goTo(place: { daysAgo: number }): void
  /** Goes on, but never past the present. */
  pass(duration: Temporal.DurationLike): void
  /** What the real clock says. */
  reallyToday(timeZone: string): Temporal.PlainDate
}

export function moveClock(real: Clock): MovedClock {
  const present = real.now()
  let now = present
  const atMost = (instant: Temporal.Instant) =>
    Temporal.Instant.compare(instant, present) > 0 ? present : instant
  return {
    now: () => now,
    today: (timeZone) => now.toZonedDateTimeISO(timeZone).toPlainDate().toString(),
    reallyToday: (timeZone) => present.toZonedDateTimeISO(timeZone).toPlainDate(),
    goTo({ daysAgo }) {
      now = atMost(present.subtract({ hours: daysAgo * 24 - 1 }))
    },
    pass(duration) {
      now = atMost(now.add(duration))
    },
  }
}
