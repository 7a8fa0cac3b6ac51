import type { Topic } from '#services/changes.ts'
import type { Read, ReportError } from './rendering-context.ts'
import { ApiReadError } from './site-api.ts'
import { documentsPath } from '#contracts/addresses.ts'

/** Passes reads through, recording their topics, earliest expiry and success. */
export function recordReading(read: Read, reportError: ReportError) {
  const topics = new Set<Topic>()
  let isComplete = true
  let expiresAt = Infinity
  let isLater = false
  const recorded: Read = async (address) => {
    for (const topic of topicsOf(address)) topics.add(topic)
    try {
      const answer = await read(address)
      expiresAt = Math.min(expiresAt, answer.expiresAt)
      return answer
    } catch (error) {
      if (isAbsence(error)) expiresAt = Math.min(expiresAt, error.expiresAt)
      else {
        isComplete = false
        isLater ||= isUnavailable(error)
        if (!isRefusal(error)) reportError(error)
      }
      throw error
    }
  }
  return { read: recorded, seen: () => ({ topics, isComplete, expiresAt, isUnavailable: isLater }) }
}

/** A page can show that something does not exist, and be cached. */
function isAbsence(error: unknown): error is ApiReadError {
  return error instanceof ApiReadError && error.status === 404
}

/** Something it shows cannot be read just now. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ApiReadError && error.status === 503
}

/** The visitor's URL was invalid, which is not our failure. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiReadError && (error.status === 400 || error.status === 422)
}

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
function topicsOf(apiAddress: string): Topic[] {
  const path = apiAddress.split('?', 1)[0] ?? ''
  if (path.startsWith(documentsPath)) {
    const name = path.slice(documentsPath.length)
    return [`site:${name}`, ...(rated.test(name) ? (['reviews'] as const) : [])]
  }
  const topic = topicsByRoot[path.split('/').slice(0, 3).join('/')]
  return topic ? [topic] : []
}
