import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { RefusedMediaError } from './media.ts'

// The picture library is built without HEVC, whose patents need a license to distribute.

interface HeicImage {
  get_width(): number
  get_height(): number
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (result: object | null) => void,
  ): void
}

interface Libheif {
  HeifDecoder: new () => { decode(file: Uint8Array): HeicImage[] }
}

export interface RawPicture {
  data: Uint8ClampedArray
  width: number
  height: number
  channels: 4
}

/** The main picture of a HEIC, upright. Throws `RefusedMediaError`. */
export async function decodeHeic(path: string, mostPixels: number): Promise<RawPicture> {
  // Left a package of its own, as its license (LGPL) asks.
  const { HeifDecoder } = createRequire(import.meta.url)('libheif-js/wasm-bundle') as Libheif
  const [image] = new HeifDecoder().decode(await readFile(path))
  if (!image) throw new RefusedMediaError('damaged')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > mostPixels) throw new RefusedMediaError('too many pixels')
  const data = new Uint8ClampedArray(width * height * 4)
  const shown = await new Promise<object | null>((resolve) =>
    image.display({ data, width, height }, resolve),
  )
  if (!shown) throw new RefusedMediaError('damaged')
  return { data, width, height, channels: 4 }
}
