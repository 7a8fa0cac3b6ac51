// npm run restore -- FILE [--replace] or --from BACKUP_URL [--at TIME]: the site must be stopped.
import { resolve } from 'node:path'
import { createStorage } from '#integrations/storage/index.ts'
import { copyPlan } from '#server/composition/copying.ts'
import { readEnvironment, type Environment } from '#server/environment.ts'
import { archiveSource, copiesSource } from '#services/backup/sources.ts'
import { isRunning, restore, type Restored, type Source } from '#services/backup/restore.ts'
import { isServed } from '#store/instance-lock.ts'
import { CommandError, reportErrors } from './report-errors.ts'
import { readArguments } from './setup/arguments.mjs'

const { values, positionals } = readArguments('restore')
const [file = ''] = positionals
const { from, at, replace } = values

await reportErrors(async () => {
  const environment = readEnvironment({
    ...process.env,
    ...(from !== undefined && { BACKUP_URL: from }),
  })
  const { database, uploads } = environment
  if (await isServed(database)) throw isRunning()
  const source = from === undefined ? archiveSource(resolve(file)) : copiesIn(environment)
  const deps = { database, storage: createStorage(uploads) }
  report(await restore(deps, source, { replace }))
})

function copiesIn(environment: Environment): Source {
  const { database, backup } = environment
  if (!backup) throw new CommandError('--from is empty; give the BACKUP_URL of the lost site.')
  if (database.url) {
    throw new CommandError(
      'Beside PostgreSQL only uploads are copied. Restore the database its own way, and copy what is ' +
        'below uploads/ in BACKUP_URL to the place of the uploads.',
    )
  }
  const moment = at === undefined ? undefined : instantIn(at)
  return copiesSource({
    plan: copyPlan(environment, backup),
    copy: createStorage(backup),
    at: moment,
  })
}

function report({ asOf, rows, uploads, missing }: Restored): void {
  for (const [table, count] of rows) if (count) console.log(`  ${table}: ${count} rows`)
  console.log(`  ${uploads.size - missing} uploaded files`)
  if (missing > 0) console.log(`${missing} uploaded files are lost: they had not been copied yet.`)
  console.log(`Restored to ${asOf}. Sign in again once the site runs.`)
}

function instantIn(time: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(time)
  } catch {
    throw new CommandError(`--at ${time} is no time with a zone, such as 2026-11-24T15:30:00Z.`)
  }
}
