import type { Readable } from 'node:stream'
import type { ByteRange } from '#integrations/storage/index.ts'
import { findPicture } from '#store/pictures/pictures.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError } from '../errors.ts'
import { openKept } from '../submissions/submission-files.ts'
import { fileKey, pictureIdIn, stepsOf } from './stored-pictures.ts'

export interface ServedPicture {
  name: string
  type: string
  bytes: number
}

/** A file of one of the owner's pictures by its name; null if there is none. */
export async function findServedPicture(
  { db }: Pick<Dependencies, 'db'>,
  name: string,
): Promise<ServedPicture | null> {
  const picture = await findPicture(db, pictureIdIn(name))
  const made = picture?.files.find((file) => file.name === name)
  const step = picture && stepsOf(picture).find(({ file }) => file === name)
  return made && step ? { ...made, type: step.type } : null
}

/** Its bytes or a range of them. Throws `NotFoundError` or `UnavailableError`. */
export async function readServedPicture(
  { storage }: Pick<Dependencies, 'storage'>,
  { name }: ServedPicture,
  range?: ByteRange,
): Promise<Readable> {
  const stream = await openKept(storage, fileKey(name), range)
  if (!stream) throw new NotFoundError('There is no such picture.')
  return stream
}
