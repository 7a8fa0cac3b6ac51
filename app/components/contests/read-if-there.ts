import type { ReadApi } from '../../api-context.ts'

/**
 * What an address of our API answers; null when it says that there is no such thing (404), which
 * is something a page can show. Any other failure is thrown on.
 */
export async function readIfThere<Body>(read: ReadApi, address: string): Promise<Body | null> {
  try {
    const { body } = await read(address)
    return body as Body
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return null
    throw error
  }
}
