// npm run backup -- FILE [--stopped]: database and uploads in one file, while the site runs.
import { resolve } from 'node:path'
import about from '#package.json' with { type: 'json' }
import { ArchiveError } from '#integrations/archive/manifest.ts'
import { systemClock } from '#integrations/clock.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { readEnvironment } from '#server/environment.ts'
import { tableIn } from '#services/backup/backup-files.ts'
import { backUp } from '#services/backup/backup.ts'
import { isServed } from '#store/instance-lock.ts'
import { reportErrors } from './report-errors.ts'
import { readArguments } from './setup/arguments.mjs'

const { values, positionals } = readArguments('backup')
const [file = ''] = positionals

await reportErrors(async () => {
  const { database, uploads } = readEnvironment(process.env)
  const place = database.url ? 'the database at DATABASE_URL' : database.file
  if (!values.stopped && !(await isServed(database))) {
    throw new ArchiveError(
      `No site is running on ${place}, so it may not be the database in use. Nothing was saved. ` +
        'Run this in the folder of the site, with its .env, as its user. If you stopped the site on ' +
        'purpose, add --stopped.',
    )
  }
  const storage = createStorage(uploads)
  const deps = { database, storage, clock: systemClock, release: about.version }
  const manifest = await backUp(deps, resolve(file))
  const files = manifest.parts.filter(({ name }) => name.startsWith('uploads/')).length
  console.log(`Saved ${place} in ${file}, as of ${manifest.createdAt}:`)
  for (const { name, rows } of manifest.parts) {
    if (rows) console.log(`  ${tableIn(name) ?? name}: ${rows} rows`)
  }
  console.log(`  ${files} uploaded files`)
})
