import { createHash } from 'node:crypto'
import { readWithin } from './read-text.ts'

/** Whether a password is in a public collection of breached ones. Rejects if unknown. */
export type IsBreached = (password: string) => Promise<boolean>

const timeoutMs = 3000
const answerLimitBytes = 256 * 1024
const prefixLength = 5

/**
 * Queries a range service such as Have I Been Pwned at `url/<prefix>`. It learns five of a hash's
 * forty characters, shared by thousands of passwords. SHA-1 is the service's key, not protection.
 */
export function breachedPasswords(url: string): IsBreached {
  return async (password) => {
    const name = createHash('sha1').update(password).digest('hex').toUpperCase()
    const [prefix, rest] = [name.slice(0, prefixLength), name.slice(prefixLength)]
    const response = await fetch(`${url.replace(/\/+$/, '')}/${prefix}`, {
      // Hides the length of the response too.
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`the list of breached passwords answered ${response.status}`)
    const lines = (await readWithin(response, answerLimitBytes)).split(/\r?\n/)
    // Padding has a count of 0.
    return lines.some((line) => line.startsWith(`${rest}:`) && !line.endsWith(':0'))
  }
}
