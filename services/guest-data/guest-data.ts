import type { GuestData } from '#contracts/guest-data.ts'
import { eraseDeleted } from '#store/erasure.ts'
import * as store from '#store/guest-data/guest-data.ts'
import { inTransaction } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { cleanKey, openKept, removeFiles } from '../pictures/stored-files.ts'
import type { Readable } from 'node:stream'
import { fileEndings } from '#contracts/entry-file-types.ts'
import { streamedArchive, type StreamedPart } from '#integrations/archive.ts'
import { NotFoundError } from '../errors.ts'

export { countGuestData } from '#store/guest-data/guest-data.ts'

/**
 * Deletes all data on file for the guest with this lowercase address: reviews, inquiries, entries
 * and notifications in one transaction, then the files. Pages are updated before this resolves, and
 * the embedded database's files are erased. Returns the counts; deleting again finds nothing.
 */
export async function deleteGuestData(
  { db, storage, changes }: Pick<Dependencies, 'db' | 'storage' | 'changes'>,
  email: string,
): Promise<GuestData> {
  const { counts, files } = await inTransaction(db, (transaction) =>
    store.deleteGuestData(transaction, email),
  )
  if (counts.reviews > 0) changes.announce('reviews')
  if (counts.entries > 0) changes.announce('submissions')
  await eraseDeleted(db)
  await removeFiles(storage, files)
  return counts
}

type Deps = Pick<Dependencies, 'db' | 'clock' | 'storage'>
type GuestRows = Awaited<ReturnType<typeof store.readGuestData>>
type EntryFile = GuestRows['entries'][number]['files'][number]

/**
 * All data on file for the guest with this lowercase address, as a tar: `guest-data.json`, and the
 * photos and videos of entries in `files/`. Throws `NotFoundError` if there is none. If the storage
 * is down, fails with `UnavailableError` before the first byte.
 */
export async function exportGuestData(deps: Deps, email: string): Promise<Readable> {
  const rows = await store.readGuestData(deps.db, email)
  if (Object.values(rows).every((some) => some.length === 0)) {
    throw new NotFoundError('Nothing is held about this address.')
  }
  return streamedArchive(partsOf(deps, email, rows))
}

/** The JSON comes last: only then is it known which files exist. */
async function* partsOf(
  { clock, storage }: Deps,
  email: string,
  { entries, ...rows }: GuestRows,
): AsyncGenerator<StreamedPart> {
  const now = clock.now()
  const names = new Map<EntryFile, string>()
  for (const { files } of entries) {
    for (const file of files) {
      const content = await openKept(storage, cleanKey(file.id))
      if (!content) continue
      const name = `files/${file.id}.${fileEndings[file.mimetype]}`
      names.set(file, name)
      yield { name, bytes: file.bytes, content }
    }
  }
  const told = entries.map(({ files, ...entry }) => ({
    ...entry,
    files: files.map((file) => presentFile(file, names.get(file) ?? null)),
  }))
  const data = { email, exportedAt: now.toString(), ...rows, entries: told }
  const json = Buffer.from(`${JSON.stringify(data, null, 2)}\n`)
  yield { name: 'guest-data.json', bytes: json.length, content: [json] }
}

/** `file` is its name in the archive; null if the file itself is missing. */
function presentFile(
  { id, originalName, mimetype, bytes, width, height }: EntryFile,
  file: string | null,
) {
  return { id, file, originalName, mimetype, bytes, width, height }
}
