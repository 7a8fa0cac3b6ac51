import { inTransaction } from '#store/database.ts'
import { proveSession } from '#store/sign-in/sessions.ts'
import { RuleError } from '../errors.ts'
import { wrongCode } from '#contracts/second-factor-messages.ts'
import { takeCode } from '../second-factors/codes.ts'
import { forgiveAttempt, takeAttempt } from './attempts.ts'
import type { SignInDependencies } from './dependencies.ts'
import type { SignedInAdmin } from './signed-in-admin.ts'
import { withPassword } from './with-password.ts'

/**
 * Proves with the password that the administrator is still the one who signed in, for the next few
 * minutes. Throws like `withPassword`.
 */
export async function proveWithPassword(
  deps: SignInDependencies,
  { id, username, tokenHash }: SignedInAdmin,
  { password, address }: { password: string; address: string },
): Promise<void> {
  const proof = { id, username, address, currentPassword: password, field: 'password' } as const
  await withPassword(deps, { ...proof, refusal: 'proof failed' }, async () => {
    await proveSession(deps.db, tokenHash, deps.clock.now())
    return true
  })
  deps.securityLog({ event: 'proved again', adminId: id })
}

/** The same with a code from the app, or a recovery code, which is used up. */
export async function proveWithCode(
  deps: SignInDependencies,
  { id, username, tokenHash }: SignedInAdmin,
  { code, address }: { code: string; address: string },
): Promise<void> {
  const attempt = await takeAttempt(deps, { username, address })
  const now = deps.clock.now()
  const isRight = await inTransaction(deps.db, async (transaction) => {
    if (!(await takeCode(transaction, id, { code, now }))) return false
    await proveSession(transaction, tokenHash, now)
    return true
  })
  if (!isRight) {
    deps.securityLog({ event: 'proof failed', adminId: id })
    throw new RuleError('Please check the marked fields.', {
      code: wrongCode,
    })
  }
  await forgiveAttempt(deps, attempt)
  deps.securityLog({ event: 'proved again', adminId: id })
}
