import type { SignInDependencies } from '../sign-in/dependencies.ts'

const mistake = 'This password is known from a data breach. Please choose another.'

/**
 * What is wrong with a password that is otherwise fine (ASVS 6.2.12); null for nothing. When the
 * service that knows breached passwords is away, the common ones have been refused all the same.
 */
export async function breachMistake(
  { passwords, securityLog }: Pick<SignInDependencies, 'passwords' | 'securityLog'>,
  password: string,
): Promise<string | null> {
  try {
    return (await passwords.isBreached(password)) ? mistake : null
  } catch {
    securityLog({ event: 'breached passwords unknown' })
    return null
  }
}
