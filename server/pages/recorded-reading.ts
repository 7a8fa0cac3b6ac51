import type { Topic } from '#services/changes.ts'
import type { Read, ReportError } from './rendering-context.ts'
import { ApiReadError } from './site-api.ts'
import { topicsOf } from './topics.ts'

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
