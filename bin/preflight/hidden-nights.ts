import { mergeRanges, subtractRanges } from '#contracts/night-ranges.ts'
import type { TurnoverDay } from '#contracts/nights.ts'
import {
  createFeedReader,
  type FeedReader,
  type FeedSetting,
} from '#integrations/availability/index.ts'
import { readFeeds } from '#server/environment/feeds.ts'
import { hiddenNightsOf, hiddenWithinDays } from '#services/availability/hidden-nights.ts'
import { readWindow } from '#services/availability/night-windows.ts'

type Variables = Readonly<Record<string, string | undefined>>

interface Options {
  today: string
  timeZone: string
  turnoverDay: TurnoverDay
}

/**
 * How many free nights are not offered because of `turnoverDay`, according to the configured feeds.
 * A note, not a finding: both settings are fine.
 */
export async function hiddenNightsNotes(
  env: Variables,
  { today, timeZone, turnoverDay }: Options,
): Promise<string[]> {
  const given = Object.entries(env).flatMap(([name, text]) => (text?.trim() ? [[name, text]] : []))
  const { feeds, mistakes } = readFeeds(Object.fromEntries(given) as Record<string, string>)
  const cabins = Object.values(feeds)
  if (turnoverDay === 'free' || mistakes.length > 0 || cabins.length === 0) return []
  const reader = createFeedReader()
  try {
    const counts = await Promise.all(
      cabins.map((settings) => hiddenIn(reader, settings, { today, timeZone, turnoverDay })),
    )
    return notesOn(counts)
  } finally {
    await reader.close()
  }
}

/** Null if a feed cannot be read. */
async function hiddenIn(
  reader: FeedReader,
  settings: readonly FeedSetting[],
  { today, timeZone, turnoverDay }: Options,
): Promise<number | null> {
  const rules = { window: readWindow(today), timeZone }
  const signal = new AbortController().signal
  try {
    const all = await Promise.all(
      settings.map(({ address, ...options }) =>
        reader.read(address, { ...rules, ...options }, signal),
      ),
    )
    const taken = mergeRanges(all.flatMap((nights) => nights.taken))
    const notOpen = subtractRanges(
      all.flatMap((nights) => nights.notOpen),
      taken,
    )
    const unknown = all.flatMap((nights) => nights.unknown)
    return hiddenNightsOf({ taken, notOpen, unknown }, today, turnoverDay)
  } catch {
    return null
  }
}

function notesOn(counts: readonly (number | null)[]): string[] {
  const nights = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const unread = counts.filter((count) => count === null).length
  return [
    `turnoverDay 'booked' hides ${nights} free ${nights === 1 ? 'night' : 'nights'} in the next ${hiddenWithinDays} days; 'free' would offer them  [content/site/facts.yaml]`,
    ...(unread > 0
      ? [`The feeds of ${unread} ${unread === 1 ? 'cabin' : 'cabins'} could not be read  [.env]`]
      : []),
  ]
}
