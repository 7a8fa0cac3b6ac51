import { isKey, StorageError, type StoredObject } from './storage.ts'

export interface ListRequest {
  /** The key in the bucket. */
  prefix: string
  /** How many characters of each key belong to the configured prefix. */
  cut: number
  /** Queries the bucket; the response is XML. */
  read: (query: URLSearchParams) => Promise<string>
}

/** All objects with a prefix, page by page (ListObjectsV2). */
export async function* listedObjects({
  prefix,
  cut,
  read,
}: ListRequest): AsyncGenerator<StoredObject> {
  let token: string | undefined
  do {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(token && { 'continuation-token': token }),
    })
    const page = await read(query)
    for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = valueOf('Key', object).slice(cut)
      // Consoles create folder markers, and others may use the bucket.
      if (isKey(key)) yield { key, modifiedAt: modifiedAt(object) }
    }
    token = page.includes('<IsTruncated>true') ? valueOf('NextContinuationToken', page) : undefined
  } while (token)
}

function modifiedAt(object: string): Temporal.Instant {
  return Temporal.Instant.from(valueOf('LastModified', object))
}

/** Our keys need no escaping; a token may contain characters that XML escapes. */
function valueOf(name: string, xml: string): string {
  const value = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  if (value === undefined) throw new StorageError('the upload store sent an unreadable response')
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
