import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { markOnCard } from '#integrations/media/picture-recipe.ts'
import type { Dependencies } from '../dependencies.ts'
import { UnavailableError } from '../errors.ts'
import { openKept } from '../submissions/submission-files.ts'
import { fileKey, iconFile, markedCardKey } from './stored-pictures.ts'

type Deps = Pick<Dependencies, 'storage' | 'incoming' | 'media'>

export interface MarkedCard {
  /** The file name of the card without a mark. */
  card: string
  /** The id of the picture that is the owner's mark. */
  mark: string
}

/** Cards for shared links with the owner's mark, made when they are first asked for, and kept. */
export function createMarkedCards(deps: Deps) {
  const making = new Map<string, Promise<Buffer>>()
  return {
    /** `plain` reads the card without the mark. Throws `UnavailableError`. */
    async read(asked: MarkedCard, plain: () => Promise<Buffer>): Promise<Buffer> {
      const key = markedCardKey(asked.mark, asked.card)
      const kept = await openKept(deps.storage, key)
      if (kept) return buffer(kept)
      const made = making.get(key) ?? make(deps, { ...asked, key }, plain)
      making.set(key, made)
      return made.finally(() => making.delete(key))
    },
  }
}

async function make(
  { storage, incoming, media }: Deps,
  { mark, key }: MarkedCard & { key: string },
  plain: () => Promise<Buffer>,
): Promise<Buffer> {
  const folder = await incoming.open()
  const [card, icon] = [join(folder, 'card'), join(folder, 'mark')]
  try {
    const drawn = await openKept(storage, fileKey(iconFile(mark, markOnCard.iconSize)))
    const bytes = await plain()
    if (!drawn) return bytes
    await writeFile(icon, await buffer(drawn))
    await writeFile(card, bytes)
    const marked = await media.encode(card, { kind: 'marked card', mark: icon }, folder)
    await storage.put(key, marked, 'image/jpeg')
    return await readFile(marked)
  } catch (cause) {
    throw new UnavailableError('This picture cannot be reached just now.', { cause })
  } finally {
    await incoming.close(folder).catch(() => {})
  }
}
