import type { BrowserContext, Request } from '@playwright/test'

/** What a query that was refused leaves in the console: the browser's words, and then ours. */
export const refusedQuery = /status of [45]\d\d|Network response was not ok|Please log in first/

/** Leaving a page gives up what it was still fetching; that is no failure. */
const abandoned = 'net::ERR_ABORTED'

/**
 * Everything that goes wrong unseen while a guest is on the site: messages on the console, errors
 * in scripts, failed requests and requests to other hosts. A journey fails for any of them unless
 * it said that it expects it.
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

  /** Says that troubles which match are part of the journey. */
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
