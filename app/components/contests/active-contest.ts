import type { ActiveContest } from '#contracts/contests.ts'
import { readIfThere, type ReadApi } from '../../api-context.ts'

/** The contest that guests may enter now; null when none is open. */
export async function readActiveContest(read: ReadApi) {
  try {
    const contest = await readIfThere<ActiveContest>(read, '/api/contests/active')
    return { contest, hasFailed: false }
  } catch {
    // Reported where the page is rendered, which is then not cached.
    return { contest: null, hasFailed: true }
  }
}
