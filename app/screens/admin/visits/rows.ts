import { admin } from '#content/admin.ts'
import type { ReferralSource } from '#contracts/referrals.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { Visits } from '#services/visits/visit-figures.ts'
import type { BarRow } from './bar-table.tsx'

const pagesWords = {
  /** Pages that aren’t a cabin, by address. */
  names: {
    '/': 'Home',
    '/cabins': 'All cabins',
    '/events': 'Events',
    '/events/:eventId': 'A single event',
    '/contest/rules/:contestId': 'Contest rules',
  } as Readonly<Record<string, string | undefined>>,
}

const { sources } = admin.dashboard.referrals

type Cabins = readonly Pick<Cabin, 'slug' | 'name'>[]

export function pageRows({ pages }: Visits, cabins: Cabins): BarRow[] {
  return pages.map(({ page, views, arrivals }) => ({
    key: page,
    name: pageName(page, cabins),
    count: views,
    more: arrivals.toLocaleString('en-US'),
  }))
}

export function sourceRows({ sources: counts }: Visits): BarRow[] {
  return counts.map(({ source, arrivals }) => ({
    key: source,
    name: sources[source],
    count: arrivals,
  }))
}

/** Most clicked first, with what led to the clicks. */
export function clickRows({ clicksByCabin }: Visits, cabins: Cabins): BarRow[] {
  return clicksByCabin
    .map(({ cabin, sources: counts }) => {
      const some = counts.filter(({ clicks }) => clicks > 0)
      return {
        key: cabin ?? '',
        name: cabin === null ? 'The property' : cabinName(cabin, cabins),
        count: some.reduce((total, { clicks }) => total + clicks, 0),
        more: some.map(({ source, clicks }) => `${sourceName(source)} ${clicks}`).join(', '),
      }
    })
    .toSorted((a, b) => b.count - a.count)
}

function sourceName(source: ReferralSource | null): string {
  return sources[source ?? 'unknown']
}

function cabinName(slug: string, cabins: Cabins): string {
  return cabins.find((cabin) => cabin.slug === slug)?.name ?? slug
}

/** 'Texas Sage' of `/cabins/texas-sage`, 'Things to do' of `/things-to-do`. */
export function pageName(page: string, cabins: Cabins): string {
  const known = pagesWords.names[page]
  if (known !== undefined) return known
  const [, slug] = /^\/cabins\/(.+)$/.exec(page) ?? []
  if (slug !== undefined) return cabinName(slug, cabins)
  const text = page.slice(1).replaceAll(/[-/]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
