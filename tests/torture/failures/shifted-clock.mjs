// Preloaded into the server: its clock is wrong by CLOCK_SHIFT_MS. Timers and durations stay right.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS)
const RealDate = Date
const now = RealDate.now.bind(RealDate)

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(now() + shiftMs)
    else super(...given)
  }
  static now() {
    return now() + shiftMs
  }
}

const instant = Temporal.Now.instant.bind(Temporal.Now)
const shifted = () => instant().add({ milliseconds: shiftMs })
Temporal.Now.instant = shifted
Temporal.Now.zonedDateTimeISO = (zone = Temporal.Now.timeZoneId()) =>
  shifted().toZonedDateTimeISO(zone)
Temporal.Now.plainDateISO = (zone) => Temporal.Now.zonedDateTimeISO(zone).toPlainDate()
Temporal.Now.plainDateTimeISO = (zone) => Temporal.Now.zonedDateTimeISO(zone).toPlainDateTime()
