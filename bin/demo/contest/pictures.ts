import { readdir, readFile } from 'node:fs/promises'
import type { ShotName } from '#content/pictures/shots.ts'

const folder = new URL('../../../build/pictures/', import.meta.url)
const ending = /^-[\da-f]{8}-og\.jpg$/

export interface SampleFile {
  name: string
  type: string
  content: Uint8Array<ArrayBuffer>
}

/** One of the site's own drawings as the JPEG that a guest's telephone might send. */
export async function photographOf(shot: ShotName): Promise<SampleFile> {
  const files = await readdir(folder)
  const file = files.find((name) => name.startsWith(shot) && ending.test(name.slice(shot.length)))
  if (!file) throw new Error(`There is no encoded picture of ${shot}. Run: npm run pictures`)
  const content = new Uint8Array(await readFile(new URL(file, folder)))
  return { name: `${shot}.jpg`, type: 'image/jpeg', content }
}
