import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { StorageLocation } from '#integrations/storage/index.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { startRelay, type Relay } from '#tests/fixtures/tcp-relay.ts'
import { startSite, type SiteProcess } from '../site-process.ts'
import { uploadVariables } from '../uploads.ts'
import type { Certificate } from './certificate.ts'
import { deployed } from './deployed.ts'
import { addressThrough, type PooledPostgres } from './pooled-postgres.ts'

export interface ServerOptions {
  name: string
  folder: string
  postgres: PooledPostgres
  storage: StorageLocation
  certificate: Certificate
}

interface LogLine {
  msg: string
  level: number
  req?: { method: string }
}

export const adminPassword = 'not one that anybody uses'
const errorLevel = 50

/** One server of the site, with its own disk and its own way to the database. */
export class Server implements AsyncDisposable {
  readonly name: string
  readonly port: number
  /** Requests to the API that it has answered, also its own for a page. */
  answered = 0
  /** Those that sent something. */
  forms = 0
  /** What it should not have logged: errors, and that someone else told it to stop. */
  readonly errorLines: string[] = []
  readonly #relay: Relay
  readonly #variables: Record<string, string>
  #site: SiteProcess | undefined
  #mayStop = false

  private constructor(name: string, port: number, relay: Relay, variables: Record<string, string>) {
    this.name = name
    this.port = port
    this.#relay = relay
    this.#variables = variables
  }

  static async make(options: ServerOptions): Promise<Server> {
    const { name, folder, postgres, storage, certificate } = options
    const [port, relay] = [await freePort(), await startRelay(postgres.port)]
    const settings = await deployed('servers.env', [
      ...addressThrough(relay.port, certificate),
      ['TRUST_PROXY=10.0.0.1', 'TRUST_PROXY=127.0.0.1'],
      ['HOST=10.0.0.11', 'HOST=127.0.0.1'],
      ['DATA_DIR=/var/lib/cabins', `DATA_DIR=${join(folder, name)}`],
    ])
    const variables = { ...(parseEnv(settings) as Record<string, string>), PORT: String(port) }
    const own = { ADMIN_PASSWORD: adminPassword, ...uploadVariables(storage) }
    return new Server(name, port, relay, { ...variables, ...own })
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    this.#mayStop = false
    this.#site = startSite(this.#variables, { onLine: (line) => this.#read(line) })
    await this.#site.listening
  }

  #read(line: string): void {
    const { msg, level, req } = JSON.parse(line) as LogLine
    if (msg === 'answered') this.answered += 1
    if (msg === 'answered' && req?.method === 'POST') this.forms += 1
    const isUnasked = msg === 'draining' && !this.#mayStop
    if (level >= errorLevel || isUnasked) this.errorLines.push(line)
  }

  async kill(): Promise<void> {
    await this.#site?.kill()
  }

  /** As `systemctl stop` does. */
  async stop(): Promise<void> {
    this.#mayStop = true
    await this.#site?.end()
  }

  hang(): void {
    this.#site?.signal('SIGSTOP')
  }

  goOn(): void {
    this.#site?.signal('SIGCONT')
  }

  loseDatabase(): void {
    this.#relay.cut()
  }

  findDatabase(): void {
    this.#relay.restore()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.goOn()
    await this.kill()
    await this.#relay.close()
  }
}
