import type { QueryClient } from '@tanstack/react-query'
import { sendOverHttp } from '../../queries.ts'

/** The verify call of section 7. */
export const verifyKey = ['/api/admin/verify'] as const

/** Ends the session. A failure is only logged: the admin goes to the login screen all the same. */
export async function logOut(client: QueryClient): Promise<void> {
  try {
    await sendOverHttp('POST', '/api/admin/logout')
  } catch (error) {
    // oxlint-disable-next-line no-console -- the specification asks for it (section 8)
    console.warn('Logout failed', error)
  }
  // What guests entrusted to us leaves the browser with the session (ASVS 14.3.1).
  client.clear()
}
