import type { IncomingMessage } from 'node:http'
import { guestLimits } from '#contracts/limits.ts'
import { cabinBySlug } from '#services/cabins/cabin-names.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { searchOutcome } from '#services/visits/search-outcome.ts'
import { pathOf } from './address.ts'
import type { PageAnswers } from './answers.ts'
import { twinnedPath } from './twin.ts'
import { isGuest, visitSource } from './visitor.ts'

/** Under which name a page is counted; null if it is not. */
export type CountedPage = (path: string) => string | null

/** Counts a page that was written as the response to a request. Never throws. */
export type CountVisit = (request: IncomingMessage, key: string, page: PageAnswers) => void

interface Options {
  dependencies: Pick<Dependencies, 'site' | 'clock' | 'tally' | 'availability'>
  countedPage: CountedPage
  /** Canonical origin of the site. */
  origin: string
  reportError: (error: unknown) => void
}

const cabinPattern = '/cabins/:cabinSlug'
const guidePattern = '/guides/:guide'

/** By pattern, each cabin and added guide by its address: no more names than pages that the owner knows. */
export function countedPages(
  patternOf: (path: string) => string,
  site: Dependencies['site'],
): CountedPage {
  return (path) => {
    if (path.startsWith('/admin') || twinnedPath(path) !== null) return null
    const pattern = patternOf(path)
    if (!pattern.startsWith('/') || pattern.startsWith('/admin')) return null
    if (pattern === guidePattern)
      return site.facts.guides.some(({ to }) => to === path) ? path : null
    if (pattern !== cabinPattern) return pattern
    return cabinBySlug(site, path.slice('/cabins/'.length)) ? path : null
  }
}

/** The response has left when this is called: no guest waits for it. */
export function countVisits(options: Options): CountVisit {
  const { dependencies, countedPage, origin, reportError } = options
  const { tally } = dependencies
  const ownHost = new URL(origin).host
  const names = new WeakMap<PageAnswers, string | null>()

  function nameOf(key: string, page: PageAnswers): string | null {
    let name = names.get(page)
    if (name === undefined) names.set(page, (name = countedPage(pathOf(key))))
    return name
  }

  function count(request: IncomingMessage, key: string, page: PageAnswers): void {
    const { headers, url = '' } = request
    if (page.status !== 200 || request.method !== 'GET' || !isGuest(headers, 'document')) return
    const name = nameOf(key, page)
    if (name === null) return
    tally.addView(name, visitSource(headers, url, ownHost))
    if (!key.startsWith('/cabins?')) return
    const query = Object.fromEntries(new URLSearchParams(key.split('?', 2)[1]))
    const guests = String(guestLimits.usual)
    const outcome = searchOutcome(dependencies, { guests, ...query })
    if (outcome) tally.addSearch(outcome)
  }

  return (request, key, page) => {
    try {
      count(request, key, page)
    } catch (error) {
      reportError(error)
    }
  }
}
