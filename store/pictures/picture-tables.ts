import type { Fixed } from '../values.ts'

/** `failed`: it cannot be made. */
export type PictureState = 'waiting' | 'ready' | 'failed'

/** The owner's pictures that came by the browser. */
export interface SitePicturesTable {
  /** The stem of its files: a name and random digits. Albums name it by this. */
  id: Fixed<string>
  /** Where it was put first. */
  album: Fixed<string>
  /** As the owner's device named it. */
  fileName: Fixed<string>
  /** Of the clean picture, upright. */
  bytes: Fixed<number>
  width: Fixed<number>
  height: Fixed<number>
  /** What is stored already, as JSON. */
  files: string
  /** A data: address. */
  placeholder: string | null
  state: PictureState
  /** The administrator's username. */
  author: Fixed<string>
  createdAt: Fixed<string>
  /** Since when no version of an album that is shown or waits names it. */
  unusedSince: string | null
}
