import { Counter, Gauge, type Registry } from 'prom-client'
import { currentAlerts } from '#services/alerts/alerts.ts'
import { figures, type FigureName } from '#services/checks/check.ts'
import { ofRunningSite, type RunningDeps } from '#services/checks/list.ts'

/** A scrape must not wait for a database that hangs. */
const patienceMs = 2000

/**
 * The figures of the checks, which are read when somebody asks; call what it returns before the
 * registry's text. It never rejects: a figure that cannot be read in time has no line, since an alert
 * on a stale one would be wrong either way.
 */
export function registerGauges(registry: Registry, deps: RunningDeps): () => Promise<void> {
  const registers = [registry]
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const databaseUp = gauge('cabins_database_up', 'Whether the database answered: 1 or 0')
  const alerts = gauge('cabins_alert', 'Whether an alert to the owner is active: 1 or 0', ['kind'])
  const names = (Object.keys(figures) as FigureName[]).filter(
    (name) => deps.lastCopy || name !== 'cabins_backup_age_seconds',
  )
  const metrics = new Map(
    names.map((name) => {
      const [help, ...labelNames] = figures[name]
      const Kind = name.endsWith('_total') ? Counter : Gauge
      return [name, new Kind<string>({ name, help, labelNames, registers })]
    }),
  )
  return async () => {
    const readings = ofRunningSite.map(async (check) => ({
      id: check.id,
      values: await inTime(async () => (await check.figures?.(deps)) ?? []),
    }))
    // As last checked: some checks ask another machine.
    const active = await inTime(() => currentAlerts(deps))
    for (const metric of [...metrics.values(), alerts]) {
      metric.reset()
      metric.remove({})
    }
    for (const { id, values } of await Promise.all(readings)) {
      if (id === 'mail') databaseUp.set(values ? 1 : 0)
      for (const { name, labels = {}, value } of values ?? []) metrics.get(name)?.inc(labels, value)
      if (active) alerts.set({ kind: id }, active.some(({ kind }) => kind === id) ? 1 : 0)
    }
  }
}

/** Null if it fails or takes too long. */
async function inTime<Value>(read: () => Promise<Value>): Promise<Value | null> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, patienceMs, null)
  try {
    return await Promise.race([read().catch(() => null), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
