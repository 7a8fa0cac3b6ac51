import type { Topic } from '#services/changes.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { PageAnswers } from './answers.ts'

export interface Cacheable {
  /** What the page shows: a change to any of these makes it stale. */
  topics: ReadonlySet<Topic>
  /** False for pages that must be rendered each time. */
  cacheable: boolean
  /** When its content expires, in milliseconds since 1970; Infinity for never. */
  expiresAt: number
}

/** A page, and whether it was requested since it was last considered for eviction. */
interface Kept<Page> {
  page: Page
  isUsed: boolean
}

/**
 * Rendered pages by key. When full, it evicts the oldest page not requested again, so that made-up
 * URLs do not evict the pages visitors read. A change drops the pages that show it at once; a page
 * being rendered meanwhile is served but not cached, because it may have read the old state.
 * Content that expires by itself, such as a contest, expires here too.
 */
export class PageCache<Page extends Cacheable> {
  readonly #pages = new Map<string, Kept<Page>>()
  readonly #rendering = new Map<string, Promise<Page>>()
  readonly #capacity: number
  readonly #now: () => number
  #changes = 0

  constructor(capacity: number, now: () => number = Date.now) {
    this.#capacity = capacity
    this.#now = now
  }

  get size(): number {
    return this.#pages.size
  }

  /** Every cached page, expired ones too. */
  *pages(): Iterable<Page> {
    for (const { page } of this.#pages.values()) yield page
  }

  get(key: string): Page | undefined {
    const kept = this.#pages.get(key)
    if (!kept) return undefined
    if (kept.page.expiresAt <= this.#now()) {
      this.#pages.delete(key)
      return undefined
    }
    kept.isUsed = true
    return kept.page
  }

  /** Drops the pages of a topic. Call it before acknowledging the write. */
  drop(topic: Topic): void {
    this.#changes += 1
    this.#rendering.clear()
    for (const [key, { page }] of this.#pages) if (page.topics.has(topic)) this.#pages.delete(key)
  }

  /** Renders once, however many visitors ask at the same moment. */
  async render(key: string, render: () => Promise<Page>): Promise<Page> {
    const underWay = this.#rendering.get(key)
    if (underWay) return underWay
    const changesBefore = this.#changes
    const rendering = render()
    this.#rendering.set(key, rendering)
    try {
      const page = await rendering
      if (page.cacheable && this.#changes === changesBefore) this.#keep(key, page)
      return page
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
    }
  }

  #keep(key: string, page: Page): void {
    this.#pages.set(key, { page, isUsed: false })
    for (const [oldest, kept] of this.#pages) {
      if (this.#pages.size <= this.#capacity) return
      this.#pages.delete(oldest)
      // Reinserted at the end, for another round.
      if (kept.isUsed) this.#pages.set(oldest, { ...kept, isUsed: false })
    }
  }
}

const capacity = 200

/** Cached pages, none older than the last acknowledged write on any server. */
export interface PageMemory {
  /** The cached page for a key; undefined if it must be rendered. */
  recall: (key: string) => PageAnswers | undefined | Promise<PageAnswers | undefined>
  render: (key: string, render: () => Promise<PageAnswers>) => Promise<PageAnswers>
  /** How much is cached. */
  figures: () => { pages: number; bytes: number }
  /** Stops listening for changes. */
  close: () => void
}

export function createPageMemory({
  changes,
  clock,
}: Pick<Dependencies, 'changes' | 'clock'>): PageMemory {
  const cache = new PageCache<PageAnswers>(capacity, () => clock.now().epochMilliseconds)
  return {
    recall(key) {
      const page = cache.get(key)
      if (page?.topics.size === 0) return page
      const catchingUp = changes.catchUp()
      return catchingUp ? catchingUp.then(() => cache.get(key)) : cache.get(key)
    },
    render: (key, render) => cache.render(key, render),
    figures: () => ({ pages: cache.size, bytes: bytesOf(cache.pages()) }),
    close: changes.subscribe((topic) => cache.drop(topic)),
  }
}

function bytesOf(pages: Iterable<PageAnswers>): number {
  let bytes = 0
  for (const { answers } of pages)
    for (const { body } of Object.values(answers)) bytes += body.length
  return bytes
}
