import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pictureRefusals, type AlbumPictureState } from '#contracts/album-pictures.ts'
import { prizesAlbum } from '#content/pictures/stand-ins.ts'
import { pictureLimits } from '#contracts/picture-limits.ts'
import { RefusedMediaError } from '#integrations/media/index.ts'
import { plainName } from '#integrations/media/picture-recipe.ts'
import { inTransaction } from '#store/database.ts'
import { findUpload, insertUploads, type StoredUpload } from '#store/pictures/uploads.ts'
import type { Dependencies } from '../dependencies.ts'
import { RuleError, UnavailableError } from '../errors.ts'
import { shownFileName } from '../submissions/receive-files.ts'
import { assertAlbum, presentOwn } from './album-pictures.ts'
import { makePicture, type MakeDeps } from './make.ts'
import { cleanKey } from './stored-files.ts'

export type KeepDeps = MakeDeps & Pick<Dependencies, 'clock' | 'fileEvents' | 'siteSource'>

export interface ArrivingPicture {
  album: string
  fileName: string
  /** Sending again with the same key stores nothing more. */
  key: string
  body: AsyncIterable<Uint8Array>
}

/** Kept free for the database: uploads must never fill the disk. */
const keptFreeBytes = 512 * 1024 * 1024 + 3 * pictureLimits.bytes

/**
 * Stores a clean copy of the owner's picture; its files are made in the background. Throws
 * `NotFoundError` for an unknown album, `RuleError` for a file that is no picture, and
 * `UnavailableError`.
 */
export async function keepPicture(
  deps: KeepDeps,
  { album, fileName, key, body }: ArrivingPicture,
): Promise<AlbumPictureState> {
  const { db, clock } = deps
  await assertAlbum(deps, album)
  const originalName = shownFileName(fileName)
  const id = pictureId(originalName, key)
  if (!(await findUpload(db, id))) {
    const picture = { id, originalName, ...(await storeClean(deps, id, body)) }
    const of = { album, createdAt: clock.now() }
    await inTransaction(db, (transaction) => insertUploads(transaction, [picture], of))
    if (album === prizesAlbum) await makeAtOnce(deps, id)
    deps.fileEvents.emit('added')
  }
  return presentOwn((await findUpload(db, id)) as StoredUpload)
}

/** A prize is shown right away. If this fails, the job tries again. */
async function makeAtOnce(deps: KeepDeps, key: string): Promise<void> {
  const { signal: stopping } = new AbortController()
  await makePicture(deps, { key, stopping, renew: async () => {} }).catch(() => {})
}

/** 'IMG_4711.HEIC' is 'img-4711-' and digits that nobody guesses. */
function pictureId(fileName: string, key: string): string {
  const name = plainName(fileName.replace(/\.\w{1,5}$/, '')).slice(0, pictureLimits.name)
  const digits = createHash('sha256').update(key).digest('hex').slice(0, 16)
  return `${name.replace(/-$/, '')}-${digits}`
}

async function storeClean(
  { storage, incoming, media }: KeepDeps,
  id: string,
  body: AsyncIterable<Uint8Array>,
) {
  if ((await incoming.freeBytes().catch(unavailable)) < keptFreeBytes) {
    unavailable(new Error('the disk is nearly full'))
  }
  const folder = await incoming.open().catch(unavailable)
  try {
    const [received, clean] = [join(folder, 'received'), join(folder, 'clean')]
    await receive(body, received)
    const { type: mimetype, ...facts } = await media.prepare(received, clean, 'owner')
    await storage.put(cleanKey(id), clean, mimetype)
    return { mimetype, ...facts }
  } catch (error) {
    if (error instanceof RuleError) throw error
    if (!(error instanceof RefusedMediaError)) return unavailable(error)
    const { refusal } = error
    throw refused(isReason(refusal) ? refusal : 'damaged')
  } finally {
    // The sweep removes what cannot be removed now.
    await incoming.close(folder).catch(() => {})
  }
}

async function receive(body: AsyncIterable<Uint8Array>, path: string): Promise<void> {
  let bytes = 0
  const counted = async function* () {
    for await (const piece of body) {
      bytes += piece.length
      if (bytes > pictureLimits.bytes) throw refused('too large')
      yield piece
    }
  }
  await pipeline(counted(), createWriteStream(path, { mode: 0o600 }))
  if (bytes === 0) throw refused('empty')
}

function isReason(refusal: string): refusal is keyof typeof pictureRefusals {
  return Object.hasOwn(pictureRefusals, refusal)
}

function refused(reason: keyof typeof pictureRefusals): RuleError {
  return new RuleError(pictureRefusals[reason], { picture: pictureRefusals[reason] })
}

function unavailable(cause: unknown): never {
  const message = 'We cannot take pictures just now. Please try again in a few minutes.'
  throw new UnavailableError(message, { cause })
}
