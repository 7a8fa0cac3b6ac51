// npm run reset-password [-- USERNAME]: a new password for an administrator who lost theirs.
import { systemClock } from '#integrations/clock.ts'
import { readEnvironment } from '#server/environment.ts'
import { resetPassword } from '#services/sign-in/password-reset.ts'
import { createPasswords } from '#services/passwords/passwords.ts'
import { reportErrors } from './report-errors.ts'
import { readArguments } from './setup/arguments.mjs'
import { withCurrentTables } from './with-current-tables.ts'

const { positionals } = readArguments('reset-password')

await reportErrors(async () => {
  const environment = readEnvironment(process.env)
  const username = positionals[0] ?? environment.admin.username
  await withCurrentTables(environment.database, async (db) => {
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
  })
})
