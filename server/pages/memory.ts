import type { Changes } from '#services/changes.ts'
import type { PageAnswers } from './answers.ts'
import { PageCache } from './cache.ts'

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
