import { link, readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { picturesDirectory } from '#server/composition/index.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'

/** In pixels, as most pictures are shaped. */
const size = { width: 30, height: 20 }

/**
 * A folder with the site's pictures by name, all of them one small plain picture. Decoding the real
 * ones took browsers half of their time, and no journey looks at what they show.
 */
export async function lightPictures(): Promise<string> {
  const { path } = await newTemporaryFolder('cabins-light-pictures-')
  const plain = sharp({ create: { ...size, channels: 3, background: '#6b5b7a' } })
  await Promise.all([
    writeFile(join(path, 'plain.avif'), await plain.clone().avif().toBuffer()),
    writeFile(join(path, 'plain.webp'), await plain.clone().webp().toBuffer()),
    writeFile(join(path, 'plain.jpg'), await plain.clone().jpeg().toBuffer()),
  ])
  const names = (await readdir(picturesDirectory)).filter((name) => extname(name) !== '.json')
  await Promise.all(
    names.map((name) => link(join(path, `plain${extname(name)}`), join(path, name))),
  )
  return path
}
