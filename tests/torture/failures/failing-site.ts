import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { closeDatabase, openDatabase, type DatabaseLocation } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { environmentWith } from '#tests/fixtures/processes/environment.ts'
import { entryFields, formBody, formType } from '#tests/fixtures/submission-form.ts'
import { requestOf } from '../guests.ts'
import { Ledger } from '../ledger.ts'
import { signIn } from '../publishing-editor.ts'
import { startSite, type SiteProcess } from '../site-process.ts'

export interface Answer {
  status: number
  headers: Headers
  body: string
}

interface Settings {
  location: DatabaseLocation
  /** For DATA_DIR. */
  folder: string
  variables?: Readonly<Record<string, string>>
}

interface DoctorFinding {
  check: string
  state: 'fine' | 'warning' | 'broken'
  what: string
}

const token = 'the-token-of-these-tests-1'
const doctor = fileURLToPath(new URL('../../../bin/doctor.ts', import.meta.url))
const shiftedClock = new URL('shifted-clock.mjs', import.meta.url).href
const patienceMs = 60_000
/** A failure of the program; what cannot be done now has a message of its own. */
const isError = /"msg":"(?:request failed|a page failed to render|a form failed)"/

/** The real server, asked by one guest and one administrator who remember what they were promised. */
export class FailingSite implements AsyncDisposable {
  readonly origin: string
  readonly ledger = new Ledger()
  /** Receipt ids of contest entries. */
  readonly entries: string[] = []
  readonly errorLines: string[] = []
  readonly #variables: Record<string, string>
  readonly #location: DatabaseLocation
  readonly #contestId: number
  #site: SiteProcess | undefined
  #cookie = ''
  #entriesSent = 0
  #args: readonly string[] = []

  private constructor(port: number, contestId: number, settings: Settings) {
    this.origin = `http://127.0.0.1:${port}`
    this.#contestId = contestId
    this.#location = settings.location
    this.#variables = {
      PORT: String(port),
      DATA_DIR: settings.folder,
      DATABASE_URL: settings.location.url ?? '',
      OWNER_EMAIL: 'owner@lone-oak.example',
      BUSINESS_EMAIL: 'hello@lone-oak.example',
      ADMIN_PASSWORD: 'not one that anybody uses',
      TRUST_PROXY: '127.0.0.1',
      METRICS_TOKEN: token,
      ...settings.variables,
    }
  }

  static async start(settings: Settings): Promise<FailingSite> {
    const site = new FailingSite(await freePort(), await contestIn(settings.location), settings)
    await site.start()
    await site.signIn()
    return site
  }

  /** The clock is wrong by `clockShiftMs`. */
  async start({ clockShiftMs = 0 } = {}): Promise<void> {
    this.#args = clockShiftMs === 0 ? [] : ['--import', shiftedClock]
    this.#variables['CLOCK_SHIFT_MS'] = String(clockShiftMs)
    const onLine = (line: string) => void (isError.test(line) && this.errorLines.push(line))
    this.#site = startSite(this.#variables, { args: this.#args, onLine })
    await this.#site.listening
  }

  async signIn(): Promise<void> {
    this.#cookie = await signIn(this.origin)
  }

  async kill(): Promise<void> {
    await this.#site?.kill()
    this.#site = undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#ask(path, { headers, redirect: 'manual' })
  }

  async getAsAdmin(path: string): Promise<Answer> {
    return this.get(path, { cookie: this.#cookie, accept: 'text/html' })
  }

  async post(path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', cookie: this.#cookie }
    return this.#ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  /** A new guest's review, or a former one again. */
  async sendReview(review = this.ledger.newReview()): Promise<Answer> {
    const answer = await this.#ask('/api/reviews', requestOf(review))
    if (answer.status === 201) this.ledger.acknowledge(review.key, JSON.parse(answer.body).id)
    return answer
  }

  async sendEntry(): Promise<Answer> {
    this.#entriesSent += 1
    const fields = entryFields({ contestId: String(this.#contestId) })
    const files = [{ name: 'porch.jpg', type: 'image/jpeg', content: await jpeg(640, 480) }]
    const answer = await this.#ask('/api/submissions', {
      method: 'POST',
      headers: {
        'content-type': formType,
        'idempotency-key': `entry-${this.#entriesSent}`,
        'x-forwarded-for': `10.2.0.${this.#entriesSent}`,
      },
      body: new Uint8Array(formBody(fields, files)),
    })
    if (answer.status === 201) this.entries.push(JSON.parse(answer.body).id)
    return answer
  }

  /** The value of a figure, by its name and labels; undefined if there is none. */
  async figure(name: string): Promise<number | undefined> {
    const { body } = await this.get('/metrics', { authorization: `Bearer ${token}` })
    const line = body.split('\n').find((each) => each.startsWith(`${name} `))
    return line === undefined ? undefined : Number(line.slice(name.length))
  }

  /** What `npm run doctor` finds wrong. */
  async examine(): Promise<{ status: number; wrong: DoctorFinding[] }> {
    const env = environmentWith({ NODE_ENV: 'production', ...this.#variables })
    const child = spawn(process.execPath, [...this.#args, doctor, '--json'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [printed, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    const findings = JSON.parse(printed) as DoctorFinding[]
    return { status: Number(status), wrong: findings.filter(({ state }) => state !== 'fine') }
  }

  /** Ids of the reviews and entries that are stored. */
  async stored(): Promise<Set<string>> {
    const db = await openDatabase(this.#location)
    try {
      const reviews = await db.selectFrom('reviews').select('id').execute()
      const entries = await db.selectFrom('submissions').select('id').execute()
      return new Set([...reviews, ...entries].map(({ id }) => id))
    } finally {
      await closeDatabase(db)
    }
  }

  async #ask(path: string, options: RequestInit): Promise<Answer> {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(`${this.origin}${path}`, { ...options, signal })
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
}

/** Migrates the database; returns the id of a contest to enter. */
async function contestIn(location: DatabaseLocation): Promise<number> {
  const db = await openDatabase(location)
  try {
    await migrate(db)
    const startDate = Temporal.Now.instant().subtract({ hours: 72 })
    const endDate = Temporal.Now.instant().add({ hours: 72 })
    return (await storeContest(db, { startDate, endDate })).id
  } finally {
    await closeDatabase(db)
  }
}
