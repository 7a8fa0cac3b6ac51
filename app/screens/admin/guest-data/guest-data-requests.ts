import type { GuestData } from '#contracts/guest-data.ts'
import { requestFailed } from '#contracts/request-failed.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'

const path = '/api/admin/guest-data'

// The guest's address travels in bodies: logs and histories keep the addresses of requests.

/** How much is held. Throws. */
export async function lookUp(email: string): Promise<GuestData> {
  const response = await sendOverHttp('POST', `${path}/look-up`, { email })
  return response.json()
}

/** Saves everything that is held as a file in the browser's downloads, once all of it is here. Throws. */
export async function saveExport(email: string): Promise<void> {
  const response = await sendOverHttp('POST', `${path}/export`, { email })
  const [, name = 'guest-data.tar'] =
    /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const href = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** Deletes everything; `confirmation` is the address as it was typed again. Throws. */
export async function deleteAll(email: string, confirmation: string): Promise<void> {
  await sendOverHttp('DELETE', path, { email, confirmation })
}

/** Why a request failed, best of all in what the server says about the address. */
export function reasonOf(error: Error, whatFailed: string): string {
  if (!(error instanceof RequestError) || error.message === requestFailed) return whatFailed
  return error.fields['email'] ?? error.message
}
