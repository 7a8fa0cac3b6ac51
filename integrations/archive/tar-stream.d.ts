// The package brings no types; these are the parts that we use.

declare module 'tar-stream' {
  import type { Readable, Writable } from 'node:stream'

  interface Header {
    name: string
    type?: string | null
    size?: number
    mode?: number
  }

  interface Pack extends Readable {
    entry(header: Header, done: (error?: Error | null) => void): Writable
    finalize(): void
  }

  interface Entry extends AsyncIterable<Uint8Array> {
    header: Header
  }

  interface Extract extends Writable, AsyncIterable<Entry> {}

  export function pack(): Pack
  export function extract(): Extract
}
