import type { Topic } from '#services/changes.ts'

const topicsByPath: Readonly<Record<string, Topic>> = {
  '/api/reviews': 'reviews',
}

/** What a page shows when it reads this address of our API: the change that makes it stale. */
export function topicOf(apiAddress: string): Topic | undefined {
  return topicsByPath[apiAddress.split('?', 1)[0] ?? '']
}
