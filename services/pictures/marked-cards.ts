import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { markOnCard } from '#integrations/media/picture-recipe.ts'
import type { Dependencies } from '../dependencies.ts'
import { UnavailableError } from '../errors.ts'
import { iconFile } from './recipe.ts'
import { fileKey, markedCardKey, openKept } from './stored-files.ts'

type Deps = Pick<Dependencies, 'storage' | 'incoming' | 'media'>

interface MarkedCard {
  /** File name of the card without the mark. */
  card: string
  /** The mark's picture id. */
  mark: string
  /** Reads the card without the mark; undefined if there is none. */
  plain: () => Promise<Buffer | undefined>
}

/**
 * Reads cards for shared links with the owner's mark. Each is made on first request, then kept in
 * the storage. Returns undefined if there is no such card or mark; throws `UnavailableError`.
 */
export function markedCardReader(deps: Deps) {
  const making = new Map<string, Promise<Buffer | undefined>>()
  return async ({ card, mark, plain }: MarkedCard): Promise<Buffer | undefined> => {
    const key = markedCardKey(mark, card)
    const kept = await openKept(deps.storage, key)
    if (kept) return buffer(kept)
    const made = making.get(key) ?? make(deps, { key, mark, plain })
    making.set(key, made)
    return made.finally(() => making.delete(key))
  }
}

async function make(
  { storage, incoming, media }: Deps,
  { key, mark, plain }: Pick<MarkedCard, 'mark' | 'plain'> & { key: string },
): Promise<Buffer | undefined> {
  const bytes = await plain()
  const icon = bytes && (await openKept(storage, fileKey(iconFile(mark, markOnCard.size))))
  if (!icon) return undefined
  const folder = await incoming.open()
  try {
    const [cardPath, markPath] = [join(folder, 'card'), join(folder, 'mark')]
    await writeFile(cardPath, bytes)
    await writeFile(markPath, await buffer(icon))
    const marked = await media.encode(cardPath, { kind: 'marked card', mark: markPath }, folder)
    await storage.put(key, marked, 'image/jpeg')
    return await readFile(marked)
  } catch (cause) {
    throw new UnavailableError('This picture cannot be reached just now.', { cause })
  } finally {
    await incoming.close(folder).catch(() => {})
  }
}
