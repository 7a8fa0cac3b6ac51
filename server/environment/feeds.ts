import { cabins } from '#content/cabins.ts'
import { isHttpUrl } from './formats.ts'
import type { Given } from './rules.ts'

const prefix = 'AVAILABILITY_FEED_'

/** iCal addresses by cabin slug, from AVAILABILITY_FEED_TEXAS_SAGE and its siblings. */
export function readFeeds(given: Given): { feeds: Record<string, string>; mistakes: string[] } {
  const variables = Object.entries(given).filter(([name]) => name.startsWith(prefix))
  return {
    feeds: Object.fromEntries(variables.map(([name, url]) => [slugOf(name), url])),
    mistakes: variables.flatMap(([name, url]) => feedMistakes(name, url)),
  }
}

function feedMistakes(name: string, url: string): string[] {
  const slugs = cabins.map((cabin) => cabin.slug)
  if (!slugs.includes(slugOf(name))) {
    return [`${name}: there is no such cabin; the cabins are ${slugs.map(nameOf).join(', ')}`]
  }
  return isHttpUrl(url) ? [] : [`${name}: must be an address that begins with http:// or https://`]
}

function slugOf(name: string): string {
  return name.slice(prefix.length).toLowerCase().replaceAll('_', '-')
}

function nameOf(slug: string): string {
  return slug.toUpperCase().replaceAll('-', '_')
}
