import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { siteName } from './certificate.ts'

export interface Answer {
  status: number
  body: string
  ms: number
}

export interface Asked {
  method?: string
  headers?: Record<string, string | number>
  body?: string | Uint8Array
}

/** Longer than any promise. */
const patienceMs = 60_000

class ClosedMeanwhileError extends Error {}

/** A guest, or a household of them: connections from one address of this machine's network. */
export class Client {
  readonly #agent: Agent
  readonly #port: number

  /** `address`: of 127.0.0.0/8; the proxy passes it on. */
  constructor(port: number, ca: string, address: string) {
    this.#port = port
    this.#agent = new Agent({ keepAlive: true, ca, servername: siteName, localAddress: address })
  }

  /** As a browser, asks for a page again if the connection it had kept was being closed just then. */
  async ask(path: string, asked: Asked = {}): Promise<Answer> {
    return this.#askOnce(path, asked).catch((error: unknown) => {
      if (asked.method || !(error instanceof ClosedMeanwhileError)) throw error
      return this.#askOnce(path, asked)
    })
  }

  async #askOnce(path: string, { body, ...options }: Asked): Promise<Answer> {
    const startedAt = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const headers = { host: siteName, ...options.headers }
    const where = { host: '127.0.0.1', port: this.#port, path, agent: this.#agent }
    const sending = request({ ...where, ...options, headers, timeout: patienceMs }, (response) => {
      text(response).then(
        (read) =>
          resolve({
            status: response.statusCode ?? 0,
            body: read,
            ms: performance.now() - startedAt,
          }),
        reject,
      )
    })
    sending.on('error', (error: NodeJS.ErrnoException) => {
      const wasClosed = sending.reusedSocket && error.code === 'ECONNRESET'
      reject(wasClosed ? new ClosedMeanwhileError('', { cause: error }) : error)
    })
    sending.on('timeout', () => sending.destroy(new Error('no answer')))
    sending.end(body)
    return promise
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** A new address for each number and try, so that no limit is met by chance. */
export function addressOf(number: number, group: number): string {
  return `127.${1 + (group % 250)}.${(number >> 8) & 255}.${number & 255}`
}
