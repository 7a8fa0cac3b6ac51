import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createStorage, type StorageLocation } from '#integrations/storage/index.ts'
import { closeDatabase, openDatabase, type DatabaseLocation } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import type { EntryFile } from '#tests/fixtures/submission-form.ts'
import { jpeg, png } from '#tests/fixtures/media/pictures.ts'
import { mp4, webm } from '#tests/fixtures/media/videos.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { Door } from './door.ts'
import { Lives } from './lives.ts'
import { startStore, type StoreKind } from './stores/stores.ts'
import { examineUploads, type UploadFindings } from './uploads-findings.ts'
import { newEntryLedger, sendEntries } from './uploads-guests.ts'

export const storageKinds = ['folder', 's3'] as const

export interface UploadTortureOptions {
  /** Empty or migrated; not shared. */
  location: DatabaseLocation
  /** For DATA_DIR. */
  folder: string
  storage: (typeof storageKinds)[number]
  /** Of the bucket. */
  store?: StoreKind
  kills: number
  /** From 0 up to 1. */
  random: () => number
  /** Stops the run, with the reason. */
  signal?: AbortSignal
  /** Called after each kill. */
  progress?: (killed: number) => void
}

export type UploadTortureReport = UploadFindings & {
  /** Requests that got no response because of a kill. */
  unanswered: number
}

const guests = 6
/** Long enough that most runs acknowledge some entries: each file starts a reader. */
const longestLifeMs = 3000

/**
 * Guests send contest entries while the real server is killed at random moments and restarted; then
 * compares what was promised with what is stored.
 */
export async function tortureUploads(options: UploadTortureOptions): Promise<UploadTortureReport> {
  const { location, folder, random, store } = options
  const [door, ledger] = [new Door(), newEntryLedger()]
  await using leaving = new AsyncDisposableStack()
  const s3 =
    options.storage === 's3' ? leaving.adopt(await startStore(store), (each) => each.stop()) : null
  const place: StorageLocation = s3?.location ?? { kind: 'folder', folder: join(folder, 'uploads') }
  const db = leaving.adopt(await openDatabase(location), closeDatabase)
  await migrate(db)
  const endDate = Temporal.Now.instant().add({ hours: 24 })
  const { id: contestId } = await storeContest(db, { endDate })
  const port = await freePort()
  // This test does not need notifications.
  const formMailUrl = ''
  const variables = uploadVariables(place)
  const lives = leaving.use(new Lives({ location, folder, port, formMailUrl, door, variables }))

  const files = await guestFiles()
  let isClosed = false
  const visiting = { door, ledger, contestId, files, random, hasClosed: () => isClosed }
  const visits = Promise.all(Array.from({ length: guests }, () => sendEntries(visiting)))
  await killAgainAndAgain(options, lives)
  lives.start()
  await lives.letIn()
  isClosed = true
  await visits
  await lives.kill()
  const kept = { db, storage: createStorage(place), incomingFolder: join(folder, 'incoming') }
  const findings = await examineUploads(kept, ledger, files)
  return { ...findings, unanswered: ledger.unanswered }
}

async function killAgainAndAgain(
  { kills, random, progress, signal }: UploadTortureOptions,
  lives: Lives,
): Promise<void> {
  for (let killed = 1; killed <= kills; killed += 1) {
    lives.start()
    await lives.letIn()
    await setTimeout(random() * longestLifeMs, undefined, { signal })
    await lives.kill()
    progress?.(killed)
  }
}

/** Of each kind and all different, so that mix-ups are noticed. */
async function guestFiles(): Promise<EntryFile[]> {
  return [
    { name: 'porch.jpg', content: await jpeg(1600, 1200) },
    { name: 'creek.mp4', content: mp4 },
    { name: 'stars.png', content: await png(640, 480) },
    { name: 'fire.webm', content: webm },
  ]
}

/** The settings for uploads in a bucket. */
export function uploadVariables(place: StorageLocation): Record<string, string> {
  if (place.kind === 'folder') return {}
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey } = place
  const query = new URLSearchParams({ endpoint, region })
  return {
    UPLOADS_URL: `s3://${bucket}/${prefix}?${query}`,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}
