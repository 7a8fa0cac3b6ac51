import { feedPrefix } from '#contracts/feed-variable.ts'
import { isHttpUrl } from './variables.ts'
import type { Given } from './checks.ts'

/** A feed as configured; see `FeedOptions` for `transparentDays`. */
export interface FeedSetting {
  address: string
  transparentDays: 'taken' | 'free'
}

const options: Readonly<Record<string, Partial<FeedSetting>>> = {
  'transparent=free': { transparentDays: 'free' },
}

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
    const option = options[word]
    if (!option) settings.push({ address: word, transparentDays: 'taken' })
    else if (last) Object.assign(last, option)
  }
  return settings
}

function feedMistakes(name: string, text: string): string[] {
  const words = wordsIn(text)
  const areAddresses = words.every(
    (word) => options[word] ?? (isHttpUrl(word) && !word.endsWith(',')),
  )
  const addresses = words.filter((word) => !options[word])
  if (!areAddresses || options[words[0] ?? '']) {
    return [
      `${name}: must be one or more addresses that begin with http:// or https://, with blanks between them, each followed by its options (${Object.keys(options).join(', ')})`,
    ]
  }
  return new Set(addresses).size < addresses.length ? [`${name}: gives an address twice`] : []
}

function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/)
}

function idOf(name: string): string {
  return name.slice(feedPrefix.length).toLowerCase().replaceAll('_', '-')
}
