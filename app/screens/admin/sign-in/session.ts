import { sendOverHttp } from '../../../queries.ts'
import { forgetTextDrafts } from '../use-text-draft.ts'

/** The verify call of section 7. */
export const verifyKey = ['/api/admin/verify'] as const

/** Ends the session. A failure is only logged: the admin goes to the login screen all the same. */
export async function logOut(): Promise<void> {
  forgetTextDrafts()
  try {
    await sendOverHttp('POST', '/api/admin/logout')
  } catch (error) {
    console.warn('Logout failed', error)
  }
}
