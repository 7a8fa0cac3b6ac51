import type { MovedCabin } from '#contracts/cabins.ts'
import { listedPages } from './guides.ts'
import type { RetiredCabin, Site } from './site.ts'

/** Where the pages of retired cabins lead. */
export function movedFrom(site: Pick<Site, 'facts' | 'cabins' | 'retired'>): MovedCabin[] {
  return site.retired.map((cabin) => ({ slug: cabin.slug, redirectTo: leadsTo(site, cabin) }))
}

/** Its page may have been switched off since the owner chose it. A retired cabin's leads on. */
export function leadsTo(
  { facts, cabins, retired }: Pick<Site, 'facts' | 'cabins' | 'retired'>,
  { redirectTo }: Pick<RetiredCabin, 'redirectTo'>,
): string {
  return isPage({ facts, cabins: [...cabins, ...retired] }, redirectTo) ? redirectTo : '/cabins'
}

/** Whether a path is that of a page to which a retired cabin may lead. */
export function isPage({ facts, cabins }: Pick<Site, 'facts' | 'cabins'>, path: string): boolean {
  const [page = ''] = path.split('#', 1)
  return (
    listedPages({ facts }).includes(page) || cabins.some(({ slug }) => page === `/cabins/${slug}`)
  )
}
