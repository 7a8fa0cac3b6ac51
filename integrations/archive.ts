import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { access, constants, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack, type Pack } from 'tar-stream'
import { syncFile, syncFolder } from './storage/durable.ts'

/** The archive cannot be written or restored from; the message is for the operator. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

export interface StreamedPart {
  /** Path in the archive. */
  name: string
  /** Exact size of `content`. */
  bytes: number
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/**
 * Streams the parts as one tar, so memory use stays low. A failing part aborts the stream: half an
 * archive never looks like a whole one.
 */
export function streamedArchive(parts: AsyncIterable<StreamedPart>): Readable {
  const tar = pack()
  const adding = async () => {
    for await (const part of parts) await addPart(tar, part)
    tar.finalize()
  }
  void adding().catch((error: Error) => tar.destroy(error))
  return Readable.from(tar)
}

async function addPart(tar: Pack, { name, bytes, content }: StreamedPart): Promise<void> {
  const source = content instanceof Readable ? content : Readable.from(content)
  try {
    await pipeline(source, tar.entry({ name, size: bytes, mode: 0o600 }))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ArchiveError(`${name} cannot be added: ${reason}`, { cause })
  } finally {
    // If the archive is abandoned, the part is not read to its end and would stay open.
    source.destroy()
  }
}

/**
 * Writes a gzipped tar into a scratch folder on the same disk and reads it back. The name appears once
 * everything is on disk, readable by its owner only. Never overwrites: throws `ArchiveError` if the
 * file exists, and whatever the parts throw.
 */
export async function writeArchive(
  file: string,
  parts: AsyncIterable<StreamedPart>,
  scratch: string,
): Promise<void> {
  assertAbsent(file)
  const unfinished = join(scratch, 'archive.tar.gz')
  const output = createWriteStream(unfinished, { mode: 0o600 })
  await pipeline(streamedArchive(parts), createGzip(), output)
  await syncFile(unfinished)
  await readArchive(unfinished, async () => {})
  assertAbsent(file)
  await rename(unfinished, file)
  await syncFolder(dirname(file))
}

function assertAbsent(file: string): void {
  if (existsSync(file)) throw new ArchiveError(`${file} exists already. Choose another name.`)
}

interface ReadPart {
  name: string
  modifiedAt: Temporal.Instant
  body: AsyncIterable<Uint8Array>
}

/**
 * Calls `each` for every part in order; whatever it does not read is skipped. Throws `ArchiveError`
 * if the archive is incomplete or its checksum is wrong, perhaps after the last part, and whatever
 * `each` throws.
 */
export async function readArchive(
  file: string,
  each: (part: ReadPart) => Promise<void>,
): Promise<void> {
  await access(file, constants.R_OK).catch(() => {
    throw new ArchiveError(`${file} cannot be read.`)
  })
  const entries = extract()
  const unzip = createGunzip()
  const feeding = pipeline(createReadStream(file), unzip, entries)
  let failure: unknown
  const reading = async () => {
    for await (const entry of entries) {
      const { name, mtime } = entry.header
      // The package does not type its entries.
      const body = entry as AsyncIterable<Uint8Array>
      await each({ name, modifiedAt: mtime.toTemporalInstant(), body }).catch((error: unknown) => {
        failure = unzip.errored ? undefined : error
        throw error
      })
      if (!entry.destroyed) for await (const _chunk of entry);
    }
  }
  try {
    await Promise.all([reading(), feeding])
  } catch (cause) {
    entries.destroy()
    await feeding.catch(() => {})
    throw failure ?? new ArchiveError(`${file} is damaged, or not a backup.`, { cause })
  }
}
