import type { Storage } from '#integrations/storage/index.ts'
import type { WorkEvents } from '../work.ts'

/** Keys stored but not copied yet. */
export interface Uncopied {
  keys: Set<string>
  events: WorkEvents
}

/** A file of an entry or of a prize; what only tests the storage has no folder. */
export function isUpload(key: string): boolean {
  return key.includes('/')
}

/** The same storage, which notes what is to be copied. */
export function copiedStorage(storage: Storage, { keys, events }: Uncopied): Storage {
  return {
    ...storage,
    async put(key, ...args) {
      await storage.put(key, ...args)
      if (!isUpload(key)) return
      keys.add(key)
      events.emit('added')
    },
  }
}
