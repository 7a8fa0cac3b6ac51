// npm run backup -- FILE [--stopped]: database and uploads in one file, while the site runs.
import { resolve } from 'node:path'
import { createStorage } from '#integrations/storage/index.ts'
import { readEnvironment } from '#server/environment.ts'
import { backUp } from '#services/backup/backup.ts'
import { isServed } from '#store/instance-lock.ts'
import { CommandError, reportErrors } from './report-errors.ts'
import { readArguments } from './setup/arguments.mjs'

const { values, positionals } = readArguments('backup')
const [file = ''] = positionals

await reportErrors(async () => {
  const { database, uploads } = readEnvironment(process.env)
  const place = database.url ? 'the database at DATABASE_URL' : database.file
  if (!values.stopped && !(await isServed(database))) {
    throw new CommandError(
      `No site is running on ${place}, so it may not be the database in use. Nothing was saved. ` +
        'Run this in the folder of the site, with its .env, as its user. If you stopped the site on ' +
        'purpose, add --stopped.',
    )
  }
  const saved = await backUp({ database, storage: createStorage(uploads) }, resolve(file))
  console.log(`Saved ${place} in ${file}:`)
  for (const [table, rows] of saved.rows) if (rows) console.log(`  ${table}: ${rows} rows`)
  console.log(`  ${saved.uploads.size} uploaded files`)
})
