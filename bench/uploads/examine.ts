import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { createMedia } from '#integrations/media/index.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { originalKey } from '#services/submissions/stored-files.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { filesOfSubmissions } from '#store/submissions/submission-files.ts'
import { temporaryFolder } from '../programs.ts'
import type { Sent } from './guests.ts'

/** Of the receipts, how many have not exactly what processing the same file alone gives. */
export async function countWrong(dataFolder: string, sent: readonly Sent[]): Promise<number> {
  const expected = await processedAlone(new Set(sent.map(({ file }) => file)))
  const storage = createStorage({ kind: 'folder', folder: join(dataFolder, 'uploads') })
  const db = await openDatabase({ url: undefined, file: join(dataFolder, 'cabins.sqlite') })
  try {
    const ids = sent.flatMap(({ id }) => id ?? [])
    const files = await filesOfSubmissions(db, ids)
    let wrong = 0
    for (const { id, file } of sent) {
      if (id === null) continue
      const [kept, ...others] = files.get(id) ?? []
      const content = kept && (await storage.get(originalKey(kept.storageName)))
      const isRight = content && (await hashOf(content)) === expected.get(file)
      if (!isRight || others.length > 0) wrong += 1
    }
    return wrong
  } finally {
    await closeDatabase(db)
  }
}

async function processedAlone(files: ReadonlySet<string>): Promise<Map<string, string>> {
  const folder = temporaryFolder()
  const media = createMedia({ root: folder, readers: 1, isPolite: false })
  const hashes = new Map<string, string>()
  const [raw, clean] = [join(folder, 'raw'), join(folder, 'clean')]
  for (const file of files) {
    await copyFile(file, raw)
    await media.prepare(raw, clean)
    hashes.set(file, await hashOf(createReadStream(clean)))
  }
  media.close()
  return hashes
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}
