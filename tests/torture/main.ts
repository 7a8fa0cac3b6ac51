// npm run torture [-- --kills N] [--database sqlite|postgres|both]: kills the real server under load
// and looks for what was lost. Exit code 1 when a promise was broken.
import { parseArgs } from 'node:util'
import { databaseKinds, newPlace, type DatabaseKind } from './databases.ts'
import { torture, type TortureReport } from './torture.ts'

const faultsShown = 20

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    database: { type: 'string', default: 'both' },
  },
})
const kills = Number(values.kills)
const kinds = databaseKinds.filter((kind) => [kind, 'both'].includes(values.database))
if (!Number.isSafeInteger(kills) || kills < 1 || kinds.length === 0) {
  console.error('Usage: npm run torture -- [--kills N] [--database sqlite|postgres|both]')
  process.exit(2)
}

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interruption.abort(new Error('interrupted')))
}
const reports: TortureReport[] = []
try {
  for (const kind of kinds) reports.push(await run(kind))
} catch (error) {
  if (!interruption.signal.aborted) throw error
  console.error('  interrupted')
  process.exit(130)
}
process.exitCode = reports.some(({ faults }) => faults.length > 0) ? 1 : 0

async function run(kind: DatabaseKind): Promise<TortureReport> {
  console.log(`${kind}: ${kills} kills, then up to two minutes for what the dead had claimed`)
  const startedAt = performance.now()
  await using place = await newPlace(kind)
  const report = await torture({
    ...place,
    kills,
    random: Math.random,
    leases: 'waited for',
    signal: interruption.signal,
    progress: (killed) => killed % 10 === 0 && console.log(`  ${killed} killed`),
  })
  print(report, (performance.now() - startedAt) / 1000)
  return report
}

function print(report: TortureReport, seconds: number): void {
  const { acknowledged, stored, unanswered, killedWhileStarting } = report
  const { notifications, deliveredAgain, faults } = report
  const lines = [
    `${acknowledged} reviews acknowledged, ${stored} stored`,
    `${unanswered} requests cut off and sent again, ${killedWhileStarting} kills during a start`,
    `${notifications} notifications, each delivered; ${deliveredAgain} times once more`,
    faults.length === 0 ? 'every promise was kept' : `${faults.length} BROKEN PROMISES:`,
    ...faults.slice(0, faultsShown),
    `${seconds.toFixed(0)} s`,
  ]
  console.log(lines.map((line) => `  ${line}`).join('\n'))
}
