import { contestDraftSchema } from '#contracts/contests.ts'
import type { ContestStatus } from '#contracts/options.ts'
import { changeContestStatus, createContest } from '#services/contests/contests.ts'
import { insertPrize } from '#store/contests/prizes.ts'
import { storeEntry, type ContestDeps, type SampleEntry } from './store-entries.ts'

/** Days are counted from the day of the demo. */
export interface SampleContest {
  title: string
  description: string
  /** One a line; empty for the standard ones. */
  rules: string
  startsInDays: number
  endsInDays: number
  /** Its status in the end. */
  status: ContestStatus
  prizes: readonly { title: string; description: string; valueCents: number }[]
  entries: readonly SampleEntry[]
}

/** Stores a contest as its owner and guests would have, step by step, each at its time. */
export async function storeContest(options: ContestDeps, sample: SampleContest): Promise<void> {
  const { clock, guests: _guests, ...rest } = options
  const deps = { ...rest, clock }
  clock.moveTo({ daysAgo: Math.max(0, -sample.startsInDays) })
  const isDraft = sample.status === 'draft'
  const { id } = await createContest(
    deps,
    contestDraftSchema.parse({
      title: sample.title,
      description: sample.description,
      rules: sample.rules,
      startDate: startOf(sample.startsInDays, deps),
      endDate: startOf(sample.endsInDays, deps),
      followsDates: true,
      status: isDraft ? 'draft' : 'active',
    }),
  )
  for (const prize of sample.prizes)
    await insertPrize(deps.db, { ...prize, contestId: id, imageUrl: null, createdAt: clock.now() })
  for (const entry of sample.entries) await storeEntry(options, id, entry)
  if (sample.status !== 'closed') return
  clock.moveTo({ daysAgo: -sample.endsInDays })
  await changeContestStatus(deps, String(id), 'closed')
}

/** The first moment of a day at the property, ISO 8601 in UTC. */
function startOf(days: number, { clock, site }: Pick<ContestDeps, 'clock' | 'site'>): string {
  const { timeZone } = site.facts
  const day = clock.realToday(timeZone).add({ days })
  return day.toZonedDateTime(timeZone).toInstant().toString()
}
