// npm run add-admin -- USERNAME [--role ROLE]: another administrator, with a password made here.
import { isRole, roles } from '#contracts/permissions.ts'
import { systemClock } from '#integrations/clock.ts'
import { readEnvironment } from '#server/environment.ts'
import { addAdmin } from '#services/people/add-admin.ts'
import { createPasswords } from '#services/passwords/passwords.ts'
import { CommandError, reportErrors } from './report-errors.ts'
import { readArguments } from './setup/arguments.mjs'
import { withCurrentTables } from './with-current-tables.ts'

const { positionals, values } = readArguments('add-admin')

await reportErrors(async () => {
  const { database } = readEnvironment(process.env)
  const [username = ''] = positionals
  const { role } = values
  if (!isRole(role)) throw new CommandError(`--role takes ${roles.join(', ')}.`)
  const generatedPassword = await withCurrentTables(database, async (db) => {
    const deps = { db, clock: systemClock, passwords: createPasswords() }
    return addAdmin(deps, { username, role })
  })
  console.log(
    `'${username}' can sign in at /admin/login as ${role}, with this password, shown only once and valid for a day:\n\n  ${generatedPassword}\n`,
  )
})
