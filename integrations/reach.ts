import { systemResolve } from './fetch/addresses.ts'
import { follow } from './fetch/follow.ts'

const redirects = 5
// Some partners refuse what has no name.
const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; link check)' }

/**
 * The HTTP status with which a public page answers, after redirects; null if it can't be reached.
 * Never rejects.
 */
export async function reach(address: string, signal: AbortSignal): Promise<number | null> {
  try {
    const following = { headers, redirects, deadline: signal, own: null, resolve: systemResolve }
    const { response } = await follow(new URL(address), following)
    response.destroy()
    return response.statusCode ?? null
  } catch {
    return null
  }
}
