import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { prizePictureAddress, prizePictureName } from '#contracts/prize-pictures.ts'
import { isVideoType } from '#integrations/media/media.ts'
import { RefusedMediaError, typeBySignature } from '#integrations/media/index.ts'
import { listPrizes } from '#store/contests/prizes.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError, RuleError, UnavailableError } from '../errors.ts'

export type PictureDeps = Pick<Dependencies, 'storage' | 'incoming' | 'media' | 'fetchPicture'>

/** Prefix of all keys of prize pictures. */
const prizesPrefix = 'prizes/'

export function prizePictureKey(name: string): string {
  return `${prizesPrefix}${name}`
}

/**
 * Stores a prize picture, re-encoded at the size pages show, and returns its URL on this site.
 * Throws `RuleError` with the field if the file is not a picture.
 */
export async function keepPrizePicture(
  { storage, incoming, media }: Omit<PictureDeps, 'fetchPicture'>,
  content: Uint8Array,
): Promise<string> {
  const type = typeBySignature(content)
  if (!type || isVideoType(type)) throw refused('This is no JPEG, PNG or WebP picture.')
  const folder = await incoming.open().catch(unavailable)
  try {
    const [received, clean] = [join(folder, 'received-0'), join(folder, 'clean')]
    await writeFile(received, content, { mode: 0o600 }).catch(unavailable)
    await media.prepare(received, clean)
    const variants = await media.makeVariants(clean, folder)
    const large = variants.find(({ name, format }) => name === 'large' && format === 'webp')
    if (!large) throw new Error('a picture has no large form')
    const name = `${randomBytes(16).toString('hex')}.webp`
    await storage.put(prizePictureKey(name), large.path, 'image/webp')
    return prizePictureAddress(name)
  } catch (error) {
    if (error instanceof RefusedMediaError) {
      throw refused('This picture cannot be read. Please choose another.')
    }
    throw error instanceof RuleError ? error : unavailable(error)
  } finally {
    await incoming.close(folder).catch(() => {})
  }
}

/** The URL a prize will show: ours is kept, an external picture is fetched. Throws `RuleError`. */
export async function prizePictureFrom(
  deps: PictureDeps,
  address: string | null,
): Promise<string | null> {
  if (address === null) return null
  const name = prizePictureName(address)
  if (name !== null) {
    const found = await deps.storage.get(prizePictureKey(name), { first: 0, last: 0 })
    if (!found) throw refused('This picture is no longer there. Please choose it again.')
    found.destroy()
    return address
  }
  const { signal } = new AbortController()
  const content = await deps.fetchPicture(new URL(address), signal).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'could not be reached'
    throw refused(`We could not get this picture: its address ${reason}.`)
  })
  return keepPrizePicture(deps, content)
}

/** Throws `NotFoundError`. */
export async function readPrizePicture(
  { storage }: Pick<Dependencies, 'storage'>,
  name: string,
): Promise<Readable> {
  const isName = prizePictureName(prizePictureAddress(name)) !== null
  const content = isName ? await storage.get(prizePictureKey(name)).catch(unavailable) : undefined
  if (!content) throw new NotFoundError('There is no such picture.')
  return content
}

/** Deletes unreferenced pictures from before then and returns how many. */
export async function sweepPrizePictures(
  { db, storage }: Pick<Dependencies, 'db' | 'storage'>,
  before: Temporal.Instant,
): Promise<number> {
  const old: string[] = []
  for await (const { key, modifiedAt } of storage.list(prizesPrefix)) {
    if (Temporal.Instant.compare(modifiedAt, before) < 0) old.push(key)
  }
  if (old.length === 0) return 0
  const named = new Set((await listPrizes(db)).map(({ imageUrl }) => imageUrl))
  const unnamed = old.filter(
    (key) => !named.has(prizePictureAddress(key.slice(prizesPrefix.length))),
  )
  for (const key of unnamed) await storage.delete(key)
  return unnamed.length
}

function refused(message: string): RuleError {
  return new RuleError('Please check the marked fields.', { imageUrl: message })
}

function unavailable(cause: unknown): never {
  throw new UnavailableError('We cannot take pictures just now. Please try again.', { cause })
}
