import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { ArchiveError, type Manifest, manifestName, manifestSchema, type Part } from './manifest.ts'

export type Body = AsyncIterable<Uint8Array>

/**
 * Reads the whole archive and compares every part with the manifest. Throws `ArchiveError` if
 * anything is missing, unexpected or altered.
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  await access(file, constants.R_OK).catch(() => {
    throw new ArchiveError(`${file} cannot be read.`)
  })
  const found: Part[] = []
  let text = ''
  try {
    await eachEntry(file, async (name, body) => {
      if (name === manifestName) text += await textOf(body)
      else found.push(await measured(name, body))
    })
  } catch (cause) {
    throw new ArchiveError(`${file} is damaged: it cannot be unpacked.`, { cause })
  }
  return matching(file, text, found)
}

/** Calls `each` for every part in order; whatever it does not read is skipped. */
export async function readArchive(
  file: string,
  each: (name: string, body: Body) => Promise<void>,
): Promise<void> {
  await eachEntry(file, async (name, body) => {
    if (name !== manifestName) await each(name, body)
  })
}

async function eachEntry(
  file: string,
  each: (name: string, body: Body) => Promise<void>,
): Promise<void> {
  const entries = extract()
  const feeding = pipeline(createReadStream(file), createGunzip(), entries)
  const reading = async () => {
    for await (const entry of entries) {
      // The package does not type its entries.
      await each(entry.header.name, entry as Body)
      if (!entry.destroyed) await drain(entry)
    }
  }
  try {
    await Promise.all([reading(), feeding])
  } catch (error) {
    entries.destroy()
    await feeding.catch(() => {})
    throw error
  }
}

async function drain(entry: AsyncIterable<unknown>): Promise<void> {
  for await (const _chunk of entry);
}

async function measured(name: string, body: Body): Promise<Part> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of body) {
    hash.update(chunk)
    bytes += chunk.byteLength
  }
  return { name, bytes, sha256: hash.digest('hex') }
}

async function textOf(body: Body): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function matching(file: string, text: string, found: readonly Part[]): Manifest {
  const { data: manifest } = manifestSchema.safeParse(parsed(text))
  if (!manifest) throw new ArchiveError(`${file} is damaged, or not a backup of this site.`)
  const expected = manifest.parts.map(sumOf)
  const actual = found.map(sumOf)
  const differs =
    expected.length !== actual.length || expected.some((sum, at) => sum !== actual[at])
  if (differs) throw new ArchiveError(`${file} is damaged: a part has been altered.`)
  return manifest
}

function sumOf({ name, bytes, sha256 }: Part): string {
  return `${name} ${bytes} ${sha256}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
