import { Counter, Gauge, type Registry } from 'prom-client'
import { storedFigures, type FiguresDeps, type StoredFigures } from '#services/metrics/figures.ts'
import { secondsSince } from '#services/metrics/figures.ts'
import { countErrors } from '#services/metrics/database-errors.ts'

/** The figures that are read when somebody asks; call `collect` before the registry's text. */
export function registerGauges(registry: Registry, deps: FiguresDeps) {
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const databaseUp = gauge('cabins_database_up', 'Whether the database answered: 1 or 0')
  const errors = new Counter({
    name: 'cabins_database_errors_total',
    help: 'Failed statements and connections of the database',
    labelNames: ['kind'],
    registers,
  })
  const outbox = outboxGauges(registry)
  const outside = outsideGauges(registry, deps)
  const disk = diskGauges(registry, deps)
  const alerts = alertGauges(registry)
  const backup = deps.lastCopy
    ? gauge('cabins_backup_age_seconds', 'Age of the last copy of the database')
    : null
  return {
    async collect() {
      const figures = await storedFigures(deps)
      databaseUp.set(figures.outbox ? 1 : 0)
      errors.reset()
      for (const [kind, count] of Object.entries(countErrors(deps))) errors.inc({ kind }, count)
      outbox(figures)
      outside(figures)
      alerts(figures)
      await disk()
      if (backup) setOrRemove(backup, figures.backupSeconds)
    },
  }
}

/** Without a value there is no line: an alert on a stale figure would be wrong either way. */
function setOrRemove(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove()
  else gauge.set(value)
}

function outboxGauges(registry: Registry) {
  const registers = [registry]
  const mails = new Gauge({
    name: 'cabins_outbox_mails',
    help: 'Notifications by status',
    labelNames: ['status'],
    registers,
  })
  const oldest = new Gauge({
    name: 'cabins_outbox_oldest_seconds',
    help: 'Age of the oldest notification that is due, 0 if none is',
    registers,
  })
  return ({ outbox }: StoredFigures) => {
    mails.reset()
    setOrRemove(oldest, outbox?.oldestSeconds ?? null)
    if (!outbox) return
    const { oldestSeconds: _, ...counts } = outbox
    for (const [status, count] of Object.entries(counts)) mails.set({ status }, count)
  }
}

function outsideGauges(registry: Registry, { calendar, availability, clock }: FiguresDeps) {
  const registers = [registry]
  const labelNames = ['cabin']
  const failing = new Gauge({
    name: 'cabins_feed_failing_seconds',
    help: 'Since when a feed of bookings cannot be read, 0 while it can',
    labelNames: [...labelNames, 'feed'],
    registers,
  })
  const feedAge = new Gauge({
    name: 'cabins_feed_age_seconds',
    help: "Age of the oldest reading of a cabin's feeds that still counts",
    labelNames,
    registers,
  })
  const calendarAge = new Gauge({
    name: 'cabins_calendar_age_seconds',
    help: 'Age of the reading of the events calendar that still counts',
    registers,
  })
  const calendarFailing = new Gauge({
    name: 'cabins_calendar_failing',
    help: 'Whether the last reading of the events calendar failed: 1 or 0',
    registers,
  })
  return ({ feeds }: StoredFigures) => {
    failing.reset()
    for (const { cabin, feed, failingSeconds } of feeds ?? []) {
      failing.set({ cabin, feed }, failingSeconds)
    }
    const now = clock.now()
    feedAge.reset()
    for (const cabin of Object.keys(availability.ids())) {
      const at = availability.stateOf(cabin)?.updatedAt
      if (at) feedAge.set({ cabin }, secondsSince(at, now))
    }
    const { updatedAt, error } = calendar.current()
    setOrRemove(calendarAge, updatedAt && secondsSince(updatedAt, now))
    calendarFailing.set(error === null ? 0 : 1)
  }
}

/** As last checked: some checks ask another machine, and a scrape must not wait for it. */
function alertGauges(registry: Registry) {
  const gauge = new Gauge({
    name: 'cabins_alert',
    help: 'Whether an alert of this kind to the owner is active: 1 or 0',
    labelNames: ['kind'],
    registers: [registry],
  })
  return ({ alerts }: StoredFigures) => {
    gauge.reset()
    for (const [kind, isOn] of Object.entries(alerts ?? {})) gauge.set({ kind }, isOn ? 1 : 0)
  }
}

function diskGauges(registry: Registry, { diskSpace }: FiguresDeps) {
  const registers = [registry]
  const free = new Gauge({
    name: 'cabins_disk_free_bytes',
    help: 'Free bytes of the disk of DATA_DIR',
    registers,
  })
  const size = new Gauge({
    name: 'cabins_disk_size_bytes',
    help: 'Size of the disk of DATA_DIR',
    registers,
  })
  return async () => {
    const space = await diskSpace().catch(() => null)
    setOrRemove(free, space && space.freeBytes)
    setOrRemove(size, space && space.totalBytes)
  }
}
