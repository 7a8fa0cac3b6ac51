import { fixedPages } from '#content/pages.ts'
import { isOn } from '#contracts/features.ts'
import { areaGuide, guidePath } from '#contracts/guides.ts'
import type { GuideList } from '#contracts/site/guide.ts'
import type { Site } from './site.ts'

/** The local guides that guests see, as the others lead to them. */
export function listGuides({ facts, guides }: Pick<Site, 'facts' | 'guides'>): GuideList {
  return guides
    .map(({ id, signpost }) => ({ signpost, to: guidePath(id) }))
    .filter(({ to }) => isOn(facts, to))
    .flatMap(({ signpost, to }) => (signpost ? [{ ...signpost, to }] : []))
}

/** Pages search engines may list, but for those of cabins. The local guides follow the area guide. */
export function listedPages({ facts }: Pick<Site, 'facts'>): string[] {
  const guides = facts.guides.map(({ to }) => to)
  return fixedPages
    .flatMap((path) => (path === guidePath(areaGuide) ? [path, ...guides] : [path]))
    .filter((path) => isOn(facts, path))
}
