// npm run backup -- FILE: database and uploads in one file, while the site runs.
import { resolve } from 'node:path'
import { ArchiveError } from '#integrations/archive/index.ts'
import { systemClock } from '#integrations/clock.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { readEnvironment } from '#server/environment.ts'
import { backUp } from '#services/backup.ts'

const { database, uploads } = readEnvironment(process.env)
const [file] = process.argv.slice(2)
try {
  if (!file) throw new ArchiveError('Name the file to write: npm run backup -- FILE')
  const parts = { database, storage: createStorage(uploads), clock: systemClock }
  const manifest = await backUp(parts, resolve(file))
  const rows = manifest.parts.reduce((sum, part) => sum + (part.rows ?? 0), 0)
  const files = manifest.parts.filter(({ name }) => name.startsWith('uploads/')).length
  console.log(`${file}: ${rows} rows, ${files} files, as of ${manifest.createdAt}.`)
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
