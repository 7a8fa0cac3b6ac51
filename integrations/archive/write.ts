import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import { syncFile, syncFolder } from '../storage/durable.ts'
import { ArchiveError, type Manifest, manifestName, type Part } from './manifest.ts'

export type NewPart = Pick<Part, 'name' | 'rows' | 'type'> & { path: string }
export type ArchiveAbout = Omit<Manifest, 'format' | 'parts'>
/** Resolves once the file has been added and may be deleted. */
export type AddPart = (part: NewPart) => Promise<void>

/**
 * Writes a gzipped tar of what `fill` adds, then a manifest. The name appears once everything is on
 * disk, readable by its owner only; a failure leaves nothing. Never overwrites: throws
 * `ArchiveError` if the file exists, and whatever `fill` throws.
 */
export async function writeArchive(
  file: string,
  about: ArchiveAbout,
  fill: (add: AddPart) => Promise<void>,
): Promise<Manifest> {
  await assertAbsent(file)
  const unfinished = `${file}.unfinished-${randomUUID()}`
  try {
    const manifest = await writeTo(unfinished, about, fill)
    await syncFile(unfinished)
    await assertAbsent(file)
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return manifest
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeTo(
  path: string,
  about: ArchiveAbout,
  fill: (add: AddPart) => Promise<void>,
): Promise<Manifest> {
  const tar = pack()
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const writing = pipeline(tar, createGzip(), output)
  const manifest: Manifest = { format: 1, ...about, parts: [] }
  const filling = async () => {
    await fill(async (part) => void manifest.parts.push(await addFile(tar, part)))
    const text = `${JSON.stringify(manifest, null, 2)}\n`
    tar.entry({ name: manifestName, size: Buffer.byteLength(text), mode: 0o600 }, noop).end(text)
    tar.finalize()
  }
  try {
    // In parallel: a full disk ends the writing, and `fill` would wait forever.
    await Promise.all([filling(), writing])
  } catch (error) {
    tar.destroy()
    await writing.catch(noop)
    throw error
  }
  return manifest
}

/** Hashes what is written, not what was on disk before or after. */
async function addFile(tar: Pack, { path, ...about }: NewPart): Promise<Part> {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await new Promise<void>((resolve, reject) => {
    const entry = tar.entry({ name: about.name, size, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    )
    pipeline(createReadStream(path), hashing, entry).catch(reject)
  })
  return { ...about, bytes: size, sha256: hash.digest('hex') }
}

async function assertAbsent(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  )
  if (exists) throw new ArchiveError(`${file} exists already. Choose another name.`)
}

function noop(): void {}
