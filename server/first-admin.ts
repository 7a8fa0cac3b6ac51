import type { FastifyBaseLogger } from 'fastify'
import { RuleError } from '#services/errors.ts'
import { ensureFirstAdmin } from '#services/sign-in/first-admin.ts'
import type { Composition } from './composition/index.ts'
import type { Environment } from './environment.ts'
import { securityLogTo } from './security/security-log.ts'
import { StartError } from './start-error.ts'

/** Ensures that there is an administrator. A generated password is printed once and never again. */
export async function makeFirstAdmin(
  { dependencies, passwords }: Composition,
  { admin }: Environment,
  log: FastifyBaseLogger,
): Promise<void> {
  const deps = { ...dependencies, passwords, securityLog: securityLogTo(log) }
  const { generatedPassword } = await ensureFirstAdmin(deps, admin).catch((error: unknown) => {
    if (!(error instanceof RuleError)) throw error
    throw new StartError(`ADMIN_PASSWORD: ${error.message}`)
  })
  if (generatedPassword === null) return
  process.stdout.write(
    `\nSign in at /admin/login as '${admin.username}' with this password, which is shown only now:\n\n  ${generatedPassword}\n\n`,
  )
}
