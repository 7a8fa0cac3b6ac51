// npm run backup -- FILE: database and uploads in one file, while the site runs.
import { resolve } from 'node:path'
import about from '#package.json' with { type: 'json' }
import { ArchiveError } from '#integrations/archive/index.ts'
import { systemClock } from '#integrations/clock.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { readEnvironment } from '#server/environment.ts'
import { backUp } from '#services/backup/backup.ts'
import { inWords } from './in-words.ts'

await inWords(async () => {
  const { database, uploads } = readEnvironment(process.env)
  const [file] = process.argv.slice(2)
  if (!file) throw new ArchiveError('Name the file to write: npm run backup -- FILE')
  const storage = createStorage(uploads)
  const parts = { database, storage, clock: systemClock, release: about.version }
  const manifest = await backUp(parts, resolve(file))
  const rows = manifest.parts.reduce((sum, part) => sum + (part.rows ?? 0), 0)
  const files = manifest.parts.filter(({ name }) => name.startsWith('uploads/')).length
  console.log(`${file}: ${rows} rows, ${files} files, as of ${manifest.createdAt}.`)
})
