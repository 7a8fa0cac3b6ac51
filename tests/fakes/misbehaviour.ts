import type { ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'

/** What a server may do instead of responding. */
export type Misbehaviour =
  /** Accepts the request and never responds. */
  | { kind: 'hang' }
  /** Closes the connection instead of responding. */
  | { kind: 'drop' }
  /** Sends something that is not HTTP. */
  | { kind: 'garbage' }
  /** Starts an endless response, as fast as it is read. */
  | { kind: 'huge' }
  /** Starts an endless response, a byte now and then. */
  | { kind: 'drip' }

const padding = ' '.repeat(64 * 1024)
const dripMs = 20

/** `begin` sends the start of a valid response. */
export function misbehave(
  { kind }: Misbehaviour,
  response: ServerResponse,
  begin: () => unknown,
): void {
  response.on('error', () => {})
  switch (kind) {
    case 'hang':
      return
    case 'drop':
      response.destroy()
      return
    case 'garbage':
      response.socket?.end('This is no HTTP.\r\n\r\n')
      return
    case 'huge':
      begin()
      pour(response, padding)
      return
    case 'drip':
      begin()
      drip(response, ' ')
  }
}

/** Writes as long as the other side reads. */
export function pour(to: Writable, chunk: string): void {
  const write = () => {
    while (!to.destroyed && to.write(chunk));
  }
  to.on('drain', write)
  write()
}

export function drip(response: ServerResponse, drop: string): void {
  const timer = setInterval(() => response.write(drop), dripMs).unref()
  response.on('close', () => clearInterval(timer))
}
