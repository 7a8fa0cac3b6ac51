import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fixedClock } from '#integrations/clock.ts'
import { createMedia } from '#integrations/media/index.ts'
import { createIncoming } from '#integrations/storage/incoming.ts'
import type { Storage } from '#integrations/storage/index.ts'
import { cleanKey, filesPrefix, uploadIdIn } from '#services/pictures/stored-files.ts'
import { sweepUploads } from '#services/pictures/sweep.ts'
import type { Database } from '#store/database.ts'
import { filesOfSubmissions, type StoredUpload } from '#store/pictures/uploads.ts'
import type { EntryFile } from '#tests/fixtures/submission-form.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import type { EntryLedger } from './uploads-guests.ts'

export interface UploadFindings {
  acknowledged: number
  stored: number
  /** Left by killed servers and removed by the sweep. */
  swept: { temporary: number; stored: number }
  /** Broken promises, in words; empty if there are none. */
  faults: string[]
}

export interface Kept {
  db: Database
  storage: Storage
  incomingFolder: string
}

/**
 * Compares what was promised with what is stored, sweeps as a server would two hours later, and
 * compares again. No server may be running.
 */
export async function examineUploads(
  kept: Kept,
  ledger: EntryLedger,
  guestFiles: readonly EntryFile[],
): Promise<UploadFindings> {
  const { db, storage, incomingFolder } = kept
  const clock = fixedClock(Temporal.Now.instant().add({ hours: 2 }).toString())
  const incoming = createIncoming(incomingFolder)
  const sweep = async () => ({
    temporary: await incoming.sweep(clock.now().subtract({ hours: 1 })),
    ...(await sweepUploads({ db, storage, incoming, clock })),
  })
  const swept = await sweep()
  const again = await sweep()
  const entries = await db
    .selectFrom('submissions')
    .select(['id', 'idempotencyKey as key'])
    .execute()
  const ids = entries.map(({ id }) => id)
  const files = new Map<string, StoredUpload[]>()
  for (const id of ids) for (const each of await filesOfSubmissions(db, [id])) files.set(...each)
  return {
    acknowledged: ledger.acknowledged.size,
    stored: entries.length,
    swept,
    faults: [
      ...ledger.wrongAnswers,
      ...entryFaults(ledger, entries),
      ...(await fileFaults({ ledger, entries, files, storage, guestFiles })),
      ...(await orphans(storage, [...files.values()].flat())),
      ...(swept.vanished > 0 ? [`${swept.vanished} files have vanished`] : []),
      ...(again.temporary + again.stored > 0 ? ['the sweep left something to sweep'] : []),
    ],
  }
}

interface StoredEntry {
  id: string
  key: string | null
}

function entryFaults({ acknowledged, sent }: EntryLedger, entries: readonly StoredEntry[]) {
  const byKey = Map.groupBy(entries, ({ key }) => key)
  return [
    ...sent
      .filter(({ key }) => !acknowledged.has(key))
      .map(({ key }) => `${key} was never acknowledged`),
    ...[...acknowledged]
      .filter(([key, id]) => byKey.get(key)?.[0]?.id !== id)
      .map(([key]) => `${key} was acknowledged and is not there`),
    ...[...byKey]
      .filter(([, { length }]) => length > 1)
      .map(([key, { length }]) => `${key} is there ${length} times`),
  ]
}

interface FileCheck {
  ledger: EntryLedger
  entries: readonly StoredEntry[]
  files: ReadonlyMap<string, StoredUpload[]>
  storage: Storage
  guestFiles: readonly EntryFile[]
}

/** Each entry has its files in order, byte for byte as processing them alone gives. */
async function fileFaults({ ledger, entries, files, storage, guestFiles }: FileCheck) {
  const expected = await processedAlone(guestFiles)
  const sent = new Map(ledger.sent.map((each) => [each.key, each.files]))
  const faults: string[] = []
  for (const { id, key } of entries) {
    const wanted = sent.get(key ?? '')?.map(({ name }) => expected.get(name)) ?? []
    const found: string[] = []
    for (const file of files.get(id) ?? []) {
      const content = await storage.get(cleanKey(file.id))
      found.push(content ? hashOf(await buffer(content)) : 'missing')
    }
    if (wanted.join() !== found.join()) faults.push(`${key} has not the files that were sent`)
  }
  return faults
}

async function orphans(storage: Storage, files: readonly StoredUpload[]): Promise<string[]> {
  const known = new Set(files.map(({ id }) => id))
  const faults: string[] = []
  for await (const { key } of storage.list('')) {
    if (!known.has(uploadIdIn(key.slice(filesPrefix.length))))
      faults.push(`${key} belongs to no entry`)
  }
  return faults
}

async function processedAlone(files: readonly EntryFile[]): Promise<Map<string, string>> {
  const folder = await newTemporaryFolder('cabins-alone-')
  const media = createMedia({ root: folder.path, readers: 1, isPolite: false })
  const [path, clean] = [join(folder.path, 'received'), join(folder.path, 'clean')]
  const hashes = new Map<string, string>()
  for (const { name, content } of files) {
    await writeFile(path, content)
    await media.prepare(path, clean)
    hashes.set(name, hashOf(await readFile(clean)))
  }
  media.close()
  await folder.remove()
  return hashes
}

/** An MP4 says when it was made clean, so only its frames and sounds count. */
function hashOf(content: Buffer): string {
  const isMp4 = content.toString('latin1', 4, 8) === 'ftyp'
  const counting = isMp4 ? content.subarray(content.indexOf('mdat')) : content
  return createHash('sha256').update(counting).digest('hex')
}
