import type { DatabaseLocation } from '#store/database.ts'
import type { Door } from './door.ts'
import { startSite, type SiteProcess } from './site-process.ts'

export interface LivesOptions {
  location: DatabaseLocation
  /** For DATA_DIR. */
  folder: string
  port: number
  formMailUrl: string
  door: Door
  /** Additional environment variables. */
  variables?: Readonly<Record<string, string>>
}

/** Consecutive runs of the server on one port; the door is open while it listens. */
export class Lives implements AsyncDisposable {
  readonly #options: LivesOptions
  #site: SiteProcess | undefined

  constructor(options: LivesOptions) {
    this.#options = options
  }

  start(): void {
    const { location, folder, port, formMailUrl, variables } = this.#options
    this.#site = startSite({
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: location.url ?? '',
      FORM_MAIL_URL: formMailUrl,
      OWNER_EMAIL: 'owner@lone-oak.example',
      BUSINESS_EMAIL: 'hello@lone-oak.example',
      ADMIN_PASSWORD: 'not one that anybody uses',
      TRUST_PROXY: '127.0.0.1',
      // A message delayed for a day would not arrive in time.
      MAILS_PER_DAY: '1000000',
      ...variables,
    })
  }

  async letIn(): Promise<void> {
    await this.#site?.listening
    this.#options.door.open(`http://127.0.0.1:${this.#options.port}`)
  }

  async kill(): Promise<void> {
    this.#options.door.close()
    await this.#site?.kill()
    this.#site = undefined
  }

  /** Lets it end by itself, with whatever it started. */
  async stop(): Promise<void> {
    this.#options.door.close()
    await this.#site?.end()
    this.#site = undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
  }
}
