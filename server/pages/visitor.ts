import type { IncomingHttpHeaders } from 'node:http'
import { longestSource } from '#contracts/limits.ts'
import type { VisitSource } from '#contracts/visits.ts'
import { sourceOf } from '#services/referrals/source.ts'

/** Programs name themselves, or give an address where they explain themselves. */
const program =
  /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|inspect|archive|compatible;|https?:|www\./i

/** Browsers say what an address is wanted for: to look at, or for a page's scripts. */
type Wanted = 'document' | 'empty'

/**
 * Whether a guest's browser is showing this now: no program, no page fetched ahead, and not the
 * administrators, who alone have a cookie here.
 */
export function isGuest(headers: IncomingHttpHeaders, wanted: Wanted): boolean {
  const agent = headers['user-agent']
  if (!agent?.startsWith('Mozilla/5.0 (') || program.test(agent)) return false
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== wanted) return false
  return !isFetchedAhead(headers) && !headers.cookie?.includes('admin=')
}

function isFetchedAhead(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-moz']
  return purpose !== undefined && /prefetch|preview|prerender/i.test(String(purpose))
}

/** What led to a page of `ownHost`: only the kind of site. */
export function visitSource(
  headers: IncomingHttpHeaders,
  target: string,
  ownHost: string,
): VisitSource {
  if (headers['sec-fetch-site'] === 'same-origin') return 'inside'
  const campaign = target.includes('utm_source=') ? campaignOf(target) : ''
  const [, , referrer = ''] = campaign === '' ? (headers.referer?.split('/') ?? []) : []
  if (referrer !== '' && referrer === headers.host) return 'inside'
  const cameFrom = (campaign || referrer).slice(0, longestSource)
  return sourceOf(cameFrom, ownHost) ?? 'inside'
}

function campaignOf(target: string): string {
  const query = target.slice(target.indexOf('?'))
  return new URLSearchParams(query).get('utm_source') ?? ''
}
