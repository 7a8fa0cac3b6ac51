import type { GuestData } from '#contracts/guest-data.ts'
import { requestFailed } from '#contracts/not-sent.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'

const path = '/api/admin/guest-data'

// The guest's address is sent in bodies: request addresses end up in logs and histories.

/** Counts of data on file. Throws. */
export async function lookUp(email: string): Promise<GuestData> {
  const response = await sendOverHttp('POST', `${path}/look-up`, { email })
  return response.json()
}

/** Downloads everything on file for the address, once it is complete. Throws. */
export async function saveExport(email: string): Promise<void> {
  const response = await sendOverHttp('POST', `${path}/export`, { email })
  const [, name = 'guest-data.tar'] =
    /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const href = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** Deletes everything; `confirmation` is the address as typed again. Throws. */
export async function deleteAll(email: string, confirmation: string): Promise<void> {
  await sendOverHttp('DELETE', path, { email, confirmation })
}

/** Why a request failed, preferably the server's message about the address. */
export function reasonOf(error: Error, whatFailed: string): string {
  if (!(error instanceof RequestError) || error.message === requestFailed) return whatFailed
  return error.fields['email'] ?? error.message
}
