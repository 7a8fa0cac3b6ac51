import { IndexNowError, type IndexNow } from '#integrations/index-now.ts'
import {
  dueChangedPages,
  postponeChangedPage,
  removeChangedPages,
  type ChangedPage,
} from '#store/index-now/changed-pages.ts'
import { retryDelayMs, triesAtMost } from '../backoff.ts'
import type { Dependencies } from '../dependencies.ts'
import { oneServerAtATime } from '../shared-job.ts'
import type { Work } from '../work.ts'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'origin'> & {
  indexNow: IndexNow
  /** From 0 to below 1. */
  random: () => number
}

export interface Announced {
  sent: number
  postponed: number
  /** Given up after the last try. */
  dropped: number
  /** What went wrong; null if nothing did. */
  reason: string | null
}

// Several publications in a row become one message.
const everyMs = 60_000
const pagesAtOnce = 500

/** Tells search engines every minute which pages have changed, from one server at a time. */
export function indexNowWork(deps: Deps): Work<Announced | null> {
  const job = { name: 'index-now', leaseMs: 60_000 } as const
  return {
    every: everyMs,
    round: oneServerAtATime(deps, job, (stopping) => announceChangedPages(deps, stopping)),
  }
}

function isLast({ attempts }: ChangedPage): boolean {
  return attempts + 1 >= triesAtMost
}

/** One message with all pages that are due. If it fails, they are due again later. */
export async function announceChangedPages(deps: Deps, stopping: AbortSignal): Promise<Announced> {
  const { db, clock, indexNow, origin } = deps
  const pages = await dueChangedPages(db, clock.now(), pagesAtOnce)
  if (pages.length === 0) return { sent: 0, postponed: 0, dropped: 0, reason: null }
  try {
    const addresses = pages.map(({ path }) => `${origin}${path}`)
    await indexNow.submit(addresses, stopping)
  } catch (error) {
    if (!(error instanceof IndexNowError)) throw error
    // Stopping is no failure of theirs.
    if (stopping.aborted) return { sent: 0, postponed: 0, dropped: 0, reason: null }
    return { sent: 0, ...(await putOff(deps, pages)), reason: error.message }
  }
  await removeChangedPages(db, pages)
  return { sent: pages.length, postponed: 0, dropped: 0, reason: null }
}

async function putOff({ db, clock, random }: Deps, pages: readonly ChangedPage[]) {
  const given = pages.filter(isLast)
  const again = pages.filter((page) => !isLast(page))
  const now = clock.now()
  for (const page of again) {
    const milliseconds = retryDelayMs(page.attempts + 1, random)
    await postponeChangedPage(db, page, now.add({ milliseconds }))
  }
  await removeChangedPages(db, given)
  return { postponed: again.length, dropped: given.length }
}
