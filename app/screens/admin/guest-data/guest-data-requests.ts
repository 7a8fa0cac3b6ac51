import type { GuestData } from '#contracts/guest-data.ts'
import { RequestError, requestFailed, sendOverHttp } from '../../../queries.ts'

const path = '/api/admin/guest-data'

// The guest's address travels in bodies: logs and histories keep the addresses of requests.

/** How much is held. Throws. */
export async function lookUp(email: string): Promise<GuestData> {
  return (await ask(`${path}/look-up`, email)).json()
}

/** Saves everything that is held as a file in the browser's downloads, once all of it is here. Throws. */
export async function saveExport(email: string): Promise<void> {
  const response = await ask(`${path}/export`, email)
  const [, name = 'guest-data.tar'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const href = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** Deletes everything; `confirmation` is the address as it was typed again. Throws. */
export async function deleteAll(email: string, confirmation: string): Promise<void> {
  await sendOverHttp('DELETE', path, { email, confirmation })
}

async function ask(address: string, email: string): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  if (!response.ok) throw new RequestError(requestFailed)
  return response
}
