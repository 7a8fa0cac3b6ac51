import { hasAdmin, insertFirstAdmin } from '#store/sign-in/admins.ts'
import { RuleError } from '../errors.ts'
import { addFirstTemplates } from '../reply-templates/reply-templates.ts'
import { breachMistake, passwordMistake } from '../passwords/rules.ts'
import { generatePassword } from '../passwords/passwords.ts'
import type { PasswordDependencies } from './dependencies.ts'
import { comparableUsername } from './sign-in.ts'

/**
 * Creates the first administrator, and what a new site begins with, if there is none. Without a configured password it generates one,
 * to be shown to the operator once: only its hash is stored. Once there is an administrator it does
 * nothing, whatever the settings, so that a restart never reverts a changed password. If several
 * servers start at once, only one creates an administrator. Throws `RuleError` for a password that
 * is easy to guess.
 */
export async function ensureFirstAdmin(
  deps: PasswordDependencies,
  settings: { username: string; password: string | null },
): Promise<{ generatedPassword: string | null }> {
  const { site, db, clock, passwords, securityLog } = deps
  if (await hasAdmin(db)) return { generatedPassword: null }

  const username = comparableUsername(settings.username)
  const generated = settings.password === null ? generatePassword() : null
  const password = generated ?? settings.password ?? ''
  const isOwn = generated === null
  const mistake =
    passwordMistake(site, password, username) ??
    (isOwn ? await breachMistake(deps, password) : null)
  if (mistake) throw new RuleError(mistake, { password: mistake })

  await addFirstTemplates(db)
  const isMade = await insertFirstAdmin(db, {
    username,
    passwordHash: await passwords.hash(password),
    passwordIsInitial: generated !== null,
    createdAt: clock.now(),
    role: 'owner',
  })
  if (!isMade) return { generatedPassword: null }
  securityLog({ event: 'first administrator made', passwordIsGenerated: generated !== null })
  return { generatedPassword: generated }
}
