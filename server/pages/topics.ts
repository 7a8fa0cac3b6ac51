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

/** What a page shows when it reads this address of our API: the change that makes it stale. */
export function topicOf(apiAddress: string): Topic | undefined {
  const path = apiAddress.split('?', 1)[0] ?? ''
  if (path.startsWith(documentsPath)) return `site:${path.slice(documentsPath.length)}`
  return topicsByRoot[path.split('/').slice(0, 3).join('/')]
}
