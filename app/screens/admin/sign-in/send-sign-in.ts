import { loginFailed } from '#contracts/messages.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'

/**
 * Sends a sign-in. The answer's `success` decides, whatever its status (section 7);
 * throws a `RequestError` otherwise.
 */
export async function sendSignIn(address: string, body: object): Promise<void> {
  const response = await sendOverHttp('POST', address, body)
  const answer = ((await response.json().catch(() => null)) ?? {}) as Answer
  if (answer.success === true) return
  throw new RequestError(answer.message ?? answer.error ?? loginFailed, response.status)
}

interface Answer {
  success?: boolean
  message?: string
  error?: string
}
