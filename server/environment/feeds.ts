import {
  feedAddress,
  isTimeZone,
  usualFeedOptions,
  type FeedOptions,
} from '#contracts/feed-options.ts'
import { feedPrefix } from '#contracts/feed-variable.ts'
import { isHttpUrl } from './variables.ts'
import type { Given } from './checks.ts'

export type FeedSetting = FeedOptions & { address: string }

const optionNames = 'transparent=free, end=last-night, zone=UTC or another time zone'

/**
 * The iCal feeds of each cabin by id, from AVAILABILITY_FEED_TEXAS_SAGE and its siblings: one or
 * more URLs separated by spaces, each followed by its options.
 */
export function readFeeds(given: Given): {
  feeds: Record<string, FeedSetting[]>
  mistakes: string[]
} {
  const variables = Object.entries(given).filter(([name]) => name.startsWith(feedPrefix))
  return {
    feeds: Object.fromEntries(variables.map(([name, text]) => [idOf(name), settingsIn(text)])),
    mistakes: variables.flatMap(([name, text]) => feedMistakes(name, text)),
  }
}

function settingsIn(text: string): FeedSetting[] {
  const settings: FeedSetting[] = []
  for (const word of wordsIn(text)) {
    const last = settings.at(-1)
    const option = optionIn(word)
    if (!option) settings.push({ address: word, ...usualFeedOptions })
    else if (last) Object.assign(last, option)
  }
  return settings
}

function optionIn(word: string): Partial<FeedOptions> | null {
  if (word === 'transparent=free') return { transparentDays: 'free' }
  if (word === 'end=last-night') return { end: 'last-night' }
  const [, zone] = /^zone=(.+)$/.exec(word) ?? []
  return zone !== undefined && isTimeZone(zone) ? { zone } : null
}

function feedMistakes(name: string, text: string): string[] {
  const words = wordsIn(text)
  const addresses = words.filter((word) => !optionIn(word))
  const areAddresses = addresses.every((word) => isHttpUrl(word) && !word.endsWith(','))
  if (!areAddresses || optionIn(words[0] ?? '')) {
    return [
      `${name}: must be one or more addresses that begin with https:// (or http://, webcal://), with blanks between them, each followed by its options (${optionNames})`,
    ]
  }
  return new Set(addresses).size < addresses.length ? [`${name}: gives an address twice`] : []
}

function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/).map(feedAddress)
}

function idOf(name: string): string {
  return name.slice(feedPrefix.length).toLowerCase().replaceAll('_', '-')
}
