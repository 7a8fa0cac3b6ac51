import type { ServerResponse } from 'node:http'

/** What a server may do instead of answering. */
export type Misbehaviour =
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Closes the connection instead of answering. */
  | { kind: 'drop' }
  /** Answers something that is not HTTP. */
  | { kind: 'garbage' }
  /** Begins an answer that has no end, as fast as it is read. */
  | { kind: 'huge' }
  /** Begins an answer that has no end, a byte now and then. */
  | { kind: 'drip' }

const padding = ' '.repeat(64 * 1024)
const dripMs = 20

/** `begin` sends how a good answer begins. */
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

/** Writes for as long as the other side reads. */
export function pour(response: ServerResponse, chunk: string): void {
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', write)
  write()
}

export function drip(response: ServerResponse, drop: string): void {
  const timer = setInterval(() => response.write(drop), dripMs).unref()
  response.on('close', () => clearInterval(timer))
}
