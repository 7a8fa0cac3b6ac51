import { setTimeout } from 'node:timers/promises'
import type { Answer, FailingSite } from './failing-site.ts'

const pages = ['/', '/cabins', '/reviews', '/about', '/events', '/contest', '/contact']
const lookEveryMs = 200

/** What was seen during a failure, and which promises were broken. */
export class Observations {
  readonly seen: string[] = []
  readonly faults: string[] = []

  check(isSo: boolean, otherwise: string): void {
    if (!isSo) this.faults.push(otherwise)
  }

  see(what: string): void {
    this.seen.push(what)
  }

  isStored(what: string, { status, body }: Pick<Answer, 'status' | 'body'>): void {
    this.check(status === 201, `${what} was answered ${status}: ${body.slice(0, 200)}`)
  }

  /** 503 with Retry-After and a sentence; nothing of it may be stored. */
  isRefused(what: string, { status, headers, body }: Answer): void {
    const isPolite = /^\{"error":"[A-Z][^"]+\."/.test(body)
    const isRight = status === 503 && Number(headers.get('retry-after')) > 0 && isPolite
    this.check(isRight, `${what} was answered ${status}: ${body.slice(0, 200)}`)
  }

  async pagesGoOn(site: FailingSite, when: string): Promise<void> {
    for (const page of pages) {
      const { status } = await site.get(page)
      this.check(status === 200, `${when}: ${page} was answered ${status}`)
    }
  }

  async isReady(site: FailingSite, expected: boolean, when: string): Promise<void> {
    const { status } = await site.get('/readyz')
    this.check((status === 200) === expected, `${when}: /readyz was answered ${status}`)
    const { status: alive } = await site.get('/healthz')
    this.check(alive === 200, `${when}: /healthz was answered ${alive}`)
  }

  async doctorFinds(site: FailingSite, check: string, what: RegExp): Promise<void> {
    const { status, wrong } = await site.examine()
    const found = wrong.find((each) => each.check === check && what.test(each.what))
    if (found) this.see(`doctor: ${found.check}: ${found.what} (exit status ${status})`)
    else this.faults.push(`the doctor did not find ${check} ${what}, but ${JSON.stringify(wrong)}`)
    this.check(status > 0, 'the doctor says that all is fine')
  }

  /** Waits at most so long for something to come true. */
  async comesTrue(
    what: string,
    isSo: () => Promise<boolean> | boolean,
    atMostMs: number,
  ): Promise<void> {
    const startedAt = performance.now()
    while (!(await isSo())) {
      if (performance.now() - startedAt > atMostMs) {
        this.faults.push(`not within ${atMostMs / 1000} s: ${what}`)
        return
      }
      await setTimeout(lookEveryMs)
    }
    this.see(`${what} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }

  /** Everything that was acknowledged is in the database. */
  async nothingIsLost(site: FailingSite): Promise<void> {
    const stored = await site.stored()
    const promised = [...site.ledger.acknowledged.values(), ...site.entries]
    const lost = promised.filter((id) => !stored.has(id))
    this.check(lost.length === 0, `${lost.length} of ${promised.length} acknowledged are lost`)
    this.see(`${promised.length} acknowledged, ${lost.length} lost`)
    const errors = site.errorLines
    this.check(
      errors.length === 0,
      `${errors.length} errors in the log: ${errors[0]?.slice(0, 600)}`,
    )
  }
}
