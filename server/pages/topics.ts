import { documentsPath } from '#contracts/addresses.ts'
import type { Topic } from '#services/changes.ts'

/** Also for everything below a path: one event is as stale as its list. */
const topicsByRoot: Readonly<Record<string, Topic>> = {
  '/api/availability': 'availability',
  '/api/contests': 'contests',
  '/api/camera': 'camera',
  '/api/events': 'events',
  '/api/reviews': 'reviews',
  '/api/submissions': 'submissions',
}

/** Documents that have averages of reviews in them. */
const rated = /^(?:home|cabin-list|cabins\/.+)$/

/** What a page shows when it reads this address of our API: the changes that make it stale. */
export function topicsOf(apiAddress: string): Topic[] {
  const path = apiAddress.split('?', 1)[0] ?? ''
  if (path.startsWith(documentsPath)) {
    const name = path.slice(documentsPath.length)
    return [`site:${name}`, ...(rated.test(name) ? (['reviews'] as const) : [])]
  }
  const topic = topicsByRoot[path.split('/').slice(0, 3).join('/')]
  return topic ? [topic] : []
}
