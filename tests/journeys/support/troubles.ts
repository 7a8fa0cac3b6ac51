import type { BrowserContext, Request } from '@playwright/test'

/** Console output of a rejected query: the browser's message, then ours. */
export const refusedQuery = /status of [45]\d\d|Network response was not ok|Please log in first/

/** Leaving a page aborts its pending requests, which is not an error. */
const abandoned = 'net::ERR_ABORTED'

/**
 * Problems a guest would not notice: console messages, script errors, failed requests and requests
 * to other hosts. A journey fails on any it does not expect.
 */
export class Troubles {
  readonly #seen: string[] = []
  readonly #expected: RegExp[] = []

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      const isTrouble = ['error', 'warning'].includes(message.type())
      if (isTrouble) this.add(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => this.add(`script: ${error.error().message}`))
    context.on('requestfailed', (request) => this.#addFailure(request))
  }

  add(trouble: string): void {
    this.#seen.push(trouble)
  }

  /** Expects problems that match. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  unexpected(): string[] {
    return this.#seen.filter((trouble) => !this.#expected.some((pattern) => pattern.test(trouble)))
  }

  #addFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? 'failed'
    if (reason !== abandoned) this.add(`request: ${reason} (${request.url()})`)
  }
}
