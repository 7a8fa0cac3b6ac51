import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack, type Pack } from 'tar-stream'

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
    await new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, size: bytes, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      )
      pipeline(source, entry).catch(reject)
    })
  } finally {
    // If the archive is abandoned, the part is not read to its end and would stay open.
    source.destroy()
  }
}
