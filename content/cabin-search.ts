import type { Cabin } from '#contracts/site/cabins.ts'
import { roomsLine } from './cabin-card.ts'

/** What search results say about a cabin. Apart from its page's words, which other pages load too. */
export function cabinInSearch(cabin: Cabin): string {
  return `${cabin.name} is a cabin in ${cabin.location} (${roomsLine(cabin)}). ${cabin.description}`
}
