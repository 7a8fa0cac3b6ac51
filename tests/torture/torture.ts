import { setTimeout } from 'node:timers/promises'
import { closeDatabase, openDatabase, type DatabaseLocation } from '#store/database.ts'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { Door } from './door.ts'
import { examine, type Findings } from './findings.ts'
import { sendReviews } from './guests.ts'
import { Ledger } from './ledger.ts'
import { Lives } from './lives.ts'
import { endKilledLeases, untilOutboxIsEmpty } from './outbox.ts'

export interface TortureOptions {
  /** Empty or migrated; not shared. */
  location: DatabaseLocation
  /** For DATA_DIR. */
  folder: string
  kills: number
  /** From 0 up to 1. */
  random: () => number
  /** Leases of killed servers: waited for as in production (two minutes), or ended at once. */
  leases: 'waited for' | 'given back'
  /** Stops the run, with the reason. */
  signal?: AbortSignal
  /** Called after each kill. */
  progress?: (killed: number) => void
}

export type TortureReport = Findings & {
  /** Requests that got no response because of a kill. */
  unanswered: number
  killedWhileStarting: number
}

const guests = 12
const longestLifeMs = 600
const oneInSoManyDiesStarting = 4
const patienceMs = { 'waited for': 300_000, 'given back': 60_000 }

/**
 * Guests send reviews while the real server is killed at random moments and restarted; then waits
 * until its outbox is empty and compares what was promised with what is stored.
 */
export async function torture(options: TortureOptions): Promise<TortureReport> {
  const { location, folder, random, leases, signal } = options
  const [door, ledger] = [new Door(), new Ledger()]
  const formMail = await startFormMail()
  await using leaving = new AsyncDisposableStack()
  leaving.defer(() => formMail.close())
  const port = await freePort()
  const lives = leaving.use(new Lives({ location, folder, port, formMailUrl: formMail.url, door }))

  let isClosed = false
  const visiting = { door, ledger, random, hasClosed: () => isClosed }
  const visits = Promise.all(Array.from({ length: guests }, () => sendReviews(visiting)))
  const killedWhileStarting = await killAgainAndAgain(options, lives)

  const db = leaving.adopt(await openDatabase(location), closeDatabase)
  if (leases === 'given back') await endKilledLeases(db)
  lives.start()
  await lives.letIn()
  isClosed = true
  await visits
  await untilOutboxIsEmpty(db, patienceMs[leases], signal)
  const findings = await examine(db, ledger, formMail.received.items)
  return { ...findings, unanswered: ledger.unanswered, killedWhileStarting }
}

/** Returns how many kills hit a server that was still starting. */
async function killAgainAndAgain(
  { kills, random, progress, signal }: TortureOptions,
  lives: Lives,
): Promise<number> {
  let killedWhileStarting = 0
  for (let killed = 1; killed <= kills; killed += 1) {
    lives.start()
    if (killed % oneInSoManyDiesStarting === 0) killedWhileStarting += 1
    else await lives.letIn()
    await setTimeout(random() * longestLifeMs, undefined, { signal })
    await lives.kill()
    progress?.(killed)
  }
  return killedWhileStarting
}
