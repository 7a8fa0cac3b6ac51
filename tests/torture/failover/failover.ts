import { setTimeout } from 'node:timers/promises'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { Door } from '../door.ts'
import { examine, type Findings } from '../findings.ts'
import { sendReviews } from '../guests.ts'
import { Ledger } from '../ledger.ts'
import { untilOutboxIsEmpty } from '../outbox.ts'
import { signIn } from '../publishing-editor.ts'
import { startSite } from '../site-process.ts'
import { readAdminArea, readPages } from './readers.ts'
import { startCluster, type Cluster } from './cluster.ts'

export interface FailoverOptions {
  kills: number
  /** From 0 up to 1. */
  random: () => number
  signal?: AbortSignal
  /** Called after each kill. */
  progress?: (killed: number) => void
}

export type FailoverReport = Findings & {
  /** Reviews that got 503 and were sent again. */
  refused: number
  pagesServed: number
  /** Pages of the admin area that said to try again. */
  adminRefused: number
  /** From each kill to the next acknowledged review. */
  secondsAway: number[]
  errorLines: number
}

const guests = 5
const errorLevel = 50
const patienceMs = 120_000

/**
 * Guests send reviews and read pages while the primaries of a cluster are killed one after another;
 * then compares what was promised with what is stored.
 */
export async function tortureFailover(options: FailoverOptions): Promise<FailoverReport> {
  await using leaving = new AsyncDisposableStack()
  const cluster = leaving.use(await startCluster())
  const folder = await newTemporaryFolder('cabins-failover-site-')
  leaving.defer(() => folder.remove())
  const formMail = await startFormMail()
  leaving.defer(() => formMail.close())
  const [ledger, door, port] = [new Ledger(), new Door(), await freePort()]
  let errorLines = 0
  const site = startSite(
    {
      PORT: String(port),
      DATA_DIR: folder.path,
      DATABASE_URL: cluster.url,
      FORM_MAIL_URL: formMail.url,
      OWNER_EMAIL: 'owner@lone-oak.example',
      BUSINESS_EMAIL: 'hello@lone-oak.example',
      ADMIN_PASSWORD: 'not one that anybody uses',
      TRUST_PROXY: '127.0.0.1',
      MAILS_PER_DAY: '1000000',
    },
    {
      onLine(line) {
        const isError = (JSON.parse(line) as { level: number }).level >= errorLevel
        if (!isError) return
        errorLines += 1
        ledger.wrongAnswers.push(`logged: ${line.slice(0, 300)}`)
      },
    },
  )
  leaving.defer(() => site.kill())
  await site.listening
  const origin = `http://127.0.0.1:${port}`
  door.open(origin)

  let isClosed = false
  const hasClosed = () => isClosed
  const { random } = options
  const sending = Array.from({ length: guests }, () =>
    sendReviews({ door, ledger, random, hasClosed, mayBeRefused: true }),
  )
  const reading = readPages({ origin, ledger, hasClosed })
  const cookie = await signIn(origin)
  const administering = readAdminArea({ origin, ledger, hasClosed }, cookie)
  const secondsAway = await killPrimaries(options, cluster, ledger)
  isClosed = true
  await Promise.all(sending)
  const pagesServed = await reading
  const adminRefused = await administering

  const db = leaving.adopt(await openDatabase({ url: cluster.url, file: '' }), closeDatabase)
  await untilOutboxIsEmpty(db, patienceMs, options.signal)
  const findings = await examine(db, ledger, formMail.received.items)
  return {
    ...findings,
    refused: ledger.refused,
    pagesServed,
    adminRefused,
    secondsAway,
    errorLines,
  }
}

async function killPrimaries(
  { kills, random, signal, progress }: FailoverOptions,
  cluster: Cluster,
  ledger: Ledger,
): Promise<number[]> {
  const secondsAway: number[] = []
  for (let killed = 1; killed <= kills; killed += 1) {
    await setTimeout(1000 + random() * 2000, undefined, { signal })
    const name = await cluster.killPrimary()
    const killedAt = performance.now()
    const before = ledger.acknowledged.size
    // One in flight may have been acknowledged by the dying server.
    await untilMoreThan(ledger, before + guests, signal)
    secondsAway.push((performance.now() - killedAt) / 1000)
    await cluster.restart(name)
    await cluster.untilWhole(signal)
    progress?.(killed)
  }
  return secondsAway
}

async function untilMoreThan(ledger: Ledger, count: number, signal?: AbortSignal): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (ledger.acknowledged.size <= count) {
    if (performance.now() > deadline) throw new Error('no review was stored for two minutes')
    await setTimeout(50, undefined, { signal })
  }
}
