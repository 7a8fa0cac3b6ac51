import type { Changes, Topic } from '#services/changes.ts'
import type { PageAnswers } from './answers.ts'

export interface Cacheable {
  /** What the page shows: a change of any of these makes it stale. */
  topics: ReadonlySet<Topic>
  /** False for pages that must be rendered each time. */
  cacheable: boolean
  /** When what it shows stops being true by itself, in milliseconds since 1970; Infinity for never. */
  expiresAt: number
}

/** A page and whether anybody has asked for it since it was last considered for leaving. */
interface Kept<Page> {
  page: Page
  isUsed: boolean
}

/**
 * Rendered pages by key. When it is full, the oldest that nobody asked for again leaves, so that
 * made-up addresses do not drive out the pages that visitors read. A page that a change touched
 * is dropped at once, and one that was being rendered while the change came is answered but not
 * kept: it may have read the old state. What ends by itself, such as a contest, ends here as well.
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

  /** Drops what shows this topic. Call it before the write that changed it is acknowledged. */
  drop(topic: Topic): void {
    this.#changes += 1
    this.#rendering.clear()
    for (const [key, { page }] of this.#pages) if (page.topics.has(topic)) this.#pages.delete(key)
  }

  /** Renders once however many visitors ask at the same moment. */
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
      // Stands at the end now, with another round to be asked for.
      if (kept.isUsed) this.#pages.set(oldest, { ...kept, isUsed: false })
    }
  }
}

const capacity = 200

/** Kept pages, none older than the last write that was acknowledged, here or on another server. */
export interface PageMemory {
  /** The page under a key as it may be shown now; undefined when it must be made. */
  recall: (key: string) => PageAnswers | undefined | Promise<PageAnswers | undefined>
  render: (key: string, render: () => Promise<PageAnswers>) => Promise<PageAnswers>
  /** Stops listening for changes. */
  close: () => void
}

export function createPageMemory(changes: Changes): PageMemory {
  const cache = new PageCache<PageAnswers>(capacity)
  return {
    recall(key) {
      const page = cache.get(key)
      if (page?.topics.size === 0) return page
      const catchingUp = changes.catchUp()
      return catchingUp ? catchingUp.then(() => cache.get(key)) : cache.get(key)
    },
    render: (key, render) => cache.render(key, render),
    close: changes.subscribe((topic) => cache.drop(topic)),
  }
}
