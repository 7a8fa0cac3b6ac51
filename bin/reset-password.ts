// npm run reset-password [-- USERNAME]: a new password for an administrator who lost theirs.
import { systemClock } from '#integrations/clock.ts'
import { readEnvironment } from '#server/environment.ts'
import { resetPassword } from '#services/sign-in/password-change.ts'
import { createPasswords } from '#services/passwords/passwords.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrationsOf } from '#store/migrate.ts'
import { CommandError, reportErrors } from './report-errors.ts'
import { readArguments } from './setup/arguments.mjs'

const { positionals } = readArguments('reset-password')

await reportErrors(async () => {
  const environment = readEnvironment(process.env)
  const username = positionals[0] ?? environment.admin.username
  const db = await openDatabase(environment.database)
  try {
    // The site may run in another version, so this command must not migrate.
    const { missing, unknown } = await migrationsOf(db)
    if (missing.length + unknown.length > 0) {
      throw new CommandError(
        'The tables belong to another version, or do not exist yet. Start the site once, or run this in ' +
          'the folder of the running version.',
      )
    }
    const deps = {
      db,
      clock: systemClock,
      passwords: createPasswords(),
      securityLog: (event: object) => console.error(JSON.stringify(event)),
    }
    const { generatedPassword } = await resetPassword(deps, username)
    console.log(
      `The new password of '${username}', shown only once and valid for a day:\n\n  ${generatedPassword}\n`,
    )
  } finally {
    await closeDatabase(db)
  }
})
