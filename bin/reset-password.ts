// npm run reset-password [-- USERNAME]: a new password for an administrator who lost theirs.
import { systemClock } from '#integrations/clock.ts'
import { readEnvironment } from '#server/environment.ts'
import { NotFoundError } from '#services/errors.ts'
import { resetPassword } from '#services/sign-in/password-reset.ts'
import { createPasswords } from '#services/passwords/passwords.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'

const environment = readEnvironment(process.env)
const username = process.argv[2] ?? environment.admin.username
const db = await openDatabase(environment.database)
try {
  await migrate(db)
  const deps = {
    db,
    clock: systemClock,
    passwords: createPasswords(),
    securityLog: (event: object) => console.error(JSON.stringify(event)),
  }
  const { generatedPassword } = await resetPassword(deps, username)
  console.log(`The new password of '${username}', shown only now:\n\n  ${generatedPassword}\n`)
} catch (error) {
  if (!(error instanceof NotFoundError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await closeDatabase(db)
}
