import { join } from 'node:path'
import { fetchPicture } from '#integrations/fetch/fetch-body.ts'
import { createMedia } from '#integrations/media/index.ts'
import { createIncoming } from '#integrations/storage/incoming.ts'
import { createStorage } from '#integrations/storage/index.ts'
import type { Environment } from '../environment.ts'

/** Where files of entries arrive, are inspected, and are stored. */
export function filesOf({ dataDir, uploads }: Environment) {
  const root = join(dataDir, 'incoming')
  return {
    storage: createStorage(uploads),
    incoming: createIncoming(root),
    media: createMedia({ root }),
    fetchPicture: (address: URL, signal: AbortSignal) => fetchPicture(address, signal),
  }
}
