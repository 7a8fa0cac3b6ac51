import type { ActiveContest } from '#contracts/contests.ts'
import { readIfThere, type ReadApi } from '../../api-context.ts'

/** The contest guests may enter now, or null. */
export async function readActiveContest(read: ReadApi) {
  try {
    const contest = await readIfThere<ActiveContest>(read, '/api/contests/active')
    return { contest, hasFailed: false }
  } catch {
    // Reported during rendering; the page is then not cached.
    return { contest: null, hasFailed: true }
  }
}
