import { createHash } from 'node:crypto'
import { readWithin } from './read-text.ts'

/** Whether a password is in a public collection of breached ones. Rejects when nobody can tell. */
export type IsBreached = (password: string) => Promise<boolean>

const timeoutMs = 3000
const answerLimitBytes = 256 * 1024
const prefixLength = 5

/**
 * Asks a range service, such as that of Have I Been Pwned, at `url/<prefix>`. It learns five of the
 * forty characters of a hash, which thousands of passwords share, and never the password. SHA-1 is
 * how the service names passwords; nothing is protected by it.
 */
export function breachedPasswords(url: string): IsBreached {
  return async (password) => {
    const name = createHash('sha1').update(password).digest('hex').toUpperCase()
    const [prefix, rest] = [name.slice(0, prefixLength), name.slice(prefixLength)]
    const response = await fetch(`${url.replace(/\/+$/, '')}/${prefix}`, {
      // The length of the answer tells nothing either.
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
