import { newUsernameSchema } from '#contracts/people.ts'
import type { Role } from '#contracts/permissions.ts'
import { insertActivity } from '../activity/activity.ts'
import { inTransaction } from '#store/database.ts'
import { insertAdmin } from '#store/sign-in/people.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, RuleError } from '../errors.ts'
import { generatePassword, type Passwords } from '../passwords/passwords.ts'
import { comparableUsername } from '../sign-in/sign-in.ts'

type Deps = Pick<Dependencies, 'db' | 'clock'> & { passwords: Passwords }

/**
 * For someone with access to the server: another administrator, whose generated password, to be
 * shown once, has to be changed within a day. Throws `RuleError` for a name that is not allowed and
 * `ConflictError` for one that is taken.
 */
export async function addAdmin(
  { db, clock, passwords }: Deps,
  { username: typed, role }: { username: string; role: Role },
): Promise<string> {
  const { data, error } = newUsernameSchema.safeParse(typed)
  if (error) throw new RuleError(error.issues[0]?.message ?? 'This username is not allowed.')
  const username = comparableUsername(data)
  const password = generatePassword()
  const passwordHash = await passwords.hash(password)
  const at = clock.now()
  await inTransaction(db, async (transaction) => {
    const person = { username, passwordHash, passwordIsInitial: true, createdAt: at, role }
    if ((await insertAdmin(transaction, person)) === null) {
      throw new ConflictError('There is an administrator of this name already.')
    }
    const what = { area: 'people', action: 'POST people', target: '', detail: role }
    await insertActivity(transaction, { at, who: 'command line', ...what })
  })
  return password
}
