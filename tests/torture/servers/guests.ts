import { setTimeout } from 'node:timers/promises'
import { requestOf } from '../guests.ts'
import type { Ledger } from '../ledger.ts'
import { addressOf, Client, type Answer } from './client.ts'
import { entryOf, idIn } from './direct.ts'

export interface Visiting {
  /** The proxy's. */
  port: number
  ca: string
  ledger: Ledger
  contestId: number
}

/** What guests met since the last look. */
export interface Met {
  pages: number
  slowestPageMs: number
  /** Forms that had to be sent again, in words. */
  sentAgain: string[]
  forms: number
  /** Pages that failed, in words. */
  failed: string[]
}

const pages = ['/', '/cabins', '/reviews', '/about', '/events', '/api/reviews', '/contest/gallery']
const readers = 6
const writers = 4
const pauseMs = 20
const againMs = 200
const mostTries = 100

/** Guests who read and write until they are told to stop, all through the proxy. */
export class Guests {
  /** Ids of contest entries. */
  readonly entries: string[] = []
  readonly #visiting: Visiting
  readonly #all: Promise<void>[]
  #met = nothingMet()
  #hasClosed = false
  #entriesSent = 0

  constructor(visiting: Visiting) {
    this.#visiting = visiting
    const each = (count: number, visit: (number: number) => Promise<void>) =>
      Array.from({ length: count }, (_, number) => visit(number))
    this.#all = [
      ...each(readers, (number) => this.#read(number)),
      ...each(writers, () => this.#write(() => this.#sendReview())),
      this.#write(() => this.#sendEntry()),
    ]
  }

  /** What they met since this was called last. */
  met(): Met {
    const met = this.#met
    this.#met = nothingMet()
    return met
  }

  async stop(): Promise<void> {
    this.#hasClosed = true
    await Promise.all(this.#all)
  }

  async #read(number: number): Promise<void> {
    const { port, ca } = this.#visiting
    const client = new Client(port, ca, addressOf(number, 200))
    for (let at = number; !this.#hasClosed; at += 1) {
      const path = pages[at % pages.length] ?? '/'
      const answer = await answerOrWhy(client.ask(path))
      this.#met.pages += 1
      this.#met.slowestPageMs = Math.max(this.#met.slowestPageMs, answer.ms)
      if (answer.status !== 200) this.#met.failed.push(`${path} ${inWords(answer)}`)
      await setTimeout(pauseMs)
    }
    client.close()
  }

  async #write(send: () => Promise<void>): Promise<void> {
    while (!this.#hasClosed) {
      await send()
      await setTimeout(pauseMs)
    }
  }

  async #sendReview(): Promise<void> {
    const { ledger } = this.#visiting
    const review = ledger.newReview()
    const asked = requestOf(review)
    const receipt = await this.#untilStored(review.number, '/api/reviews', asked)
    if (receipt) ledger.acknowledge(review.key, idIn(receipt))
  }

  async #sendEntry(): Promise<void> {
    this.#entriesSent += 1
    const number = this.#entriesSent
    const entry = await entryOf(this.#visiting.contestId, `servers-${number}`)
    const receipt = await this.#untilStored(number + 40_000, '/api/submissions', entry)
    if (receipt) this.entries.push(idIn(receipt))
  }

  /** A form that fails is sent again, with the same key, as a guest would. */
  async #untilStored(
    number: number,
    path: string,
    asked: Parameters<Client['ask']>[1],
  ): Promise<string | undefined> {
    const { port, ca, ledger } = this.#visiting
    this.#met.forms += 1
    for (let tries = 0; tries < mostTries; tries += 1) {
      const client = new Client(port, ca, addressOf(number, Math.floor(tries / 5)))
      const answer = await answerOrWhy(client.ask(path, asked))
      client.close()
      if (answer.status === 201) return answer.body
      if (answer.status > 0 && answer.status < 500) {
        ledger.wrongAnswers.push(`${path} ${inWords(answer)}`)
        return undefined
      }
      this.#met.sentAgain.push(`${path} ${inWords(answer)}`)
      await setTimeout(againMs)
    }
    return undefined
  }
}

function nothingMet(): Met {
  return { pages: 0, slowestPageMs: 0, sentAgain: [], forms: 0, failed: [] }
}

/** Status 0 for none. */
async function answerOrWhy(asking: Promise<Answer>): Promise<Answer> {
  return asking.catch((error: unknown) => ({ status: 0, body: String(error), ms: 0 }))
}

function inWords({ status, body, ms }: Answer): string {
  const how = status === 0 ? 'got no answer' : `was answered ${status} after ${ms.toFixed(0)} ms`
  return `${how}: ${body.slice(0, 120)}`
}
