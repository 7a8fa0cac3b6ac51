import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.html', '.ico'])
const smallest = 512

/** Puts a .br and a .gz beside every text file, as small as they get: made once, sent often. */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(
    files.map((entry) => compress(join(entry.parentPath ?? entry.path, entry.name))),
  )
}

async function compress(path) {
  const content = await readFile(path)
  if (content.length < smallest) return
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  await Promise.all([
    promisify(brotliCompress)(content, brotli).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
}
