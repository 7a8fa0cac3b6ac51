import { link, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { picturesDirectory } from '#server/composition/index.ts'
import { lightPicturesVariable } from './site-hosting.ts'

/** In pixels, as most pictures are shaped. */
const size = { width: 30, height: 20 }

/**
 * Before all journeys, makes a folder with the site's pictures by name, all of them one small plain
 * picture. Decoding the real ones took browsers half of their time, and no journey looks at what
 * they show.
 */
export default async function makeLightPictures(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cabins-light-pictures-'))
  const plain = sharp({ create: { ...size, channels: 3, background: '#6b5b7a' } })
  await Promise.all([
    writeFile(join(folder, 'plain.avif'), await plain.clone().avif().toBuffer()),
    writeFile(join(folder, 'plain.webp'), await plain.clone().webp().toBuffer()),
    writeFile(join(folder, 'plain.jpg'), await plain.clone().jpeg().toBuffer()),
  ])
  const names = (await readdir(picturesDirectory)).filter((name) => extname(name) !== '.json')
  await Promise.all(
    names.map((name) => link(join(folder, `plain${extname(name)}`), join(folder, name))),
  )
  process.env[lightPicturesVariable] = folder
  return () => rm(folder, { recursive: true })
}
