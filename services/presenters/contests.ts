import type {
  AdminContest,
  AdminPrize,
  ContestDetails,
  PublicContest,
  PublicPrize,
} from '#contracts/contests.ts'
import type { ContestCounts } from '#store/contests/contest-counts.ts'
import { isOpen } from '#store/contests/open-contest.ts'
import type { StoredContest } from '#store/contests/contests.ts'
import type { StoredPrize } from '#store/contests/prizes.ts'

/** The admin's view of a contest, with its rules as one text. */
export function presentAdminContest(
  contest: StoredContest,
  now: Temporal.Instant,
  { submissions, prizes }: ContestCounts = { submissions: 0, prizes: 0 },
): AdminContest {
  return {
    id: contest.id,
    title: contest.title,
    description: contest.description,
    rules: contest.rules,
    startDate: toText(contest.startDate),
    endDate: toText(contest.endDate),
    status: contest.status,
    isOpen: isOpen(contest, now),
    followsDates: contest.followsDates,
    submissions,
    prizes,
  }
}

/** The public view of a contest that is not a draft (section 3), as of `now`. */
export function presentPublicContest(contest: StoredContest, now: Temporal.Instant): PublicContest {
  return {
    id: contest.id,
    title: contest.title,
    description: contest.description,
    rules: rulesIn(contest.rules),
    startDate: toText(contest.startDate),
    endDate: toText(contest.endDate),
    status: contest.status,
    isOpen: isOpen(contest, now),
  }
}

/** One rule per line, without duplicates. */
function rulesIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return [...new Set(lines.filter(Boolean))]
}

export function presentContestDetails(
  contest: StoredContest,
  prizes: readonly StoredPrize[],
  now: Temporal.Instant,
): ContestDetails {
  return { ...presentPublicContest(contest, now), prizes: prizes.map(presentPublicPrize) }
}

export function presentAdminPrize(prize: StoredPrize, contest: string): AdminPrize {
  return {
    id: prize.id,
    contestId: prize.contestId,
    contest,
    title: prize.title,
    description: prize.description,
    valueCents: prize.valueCents,
    imageUrl: prize.imageUrl,
  }
}

function presentPublicPrize(prize: StoredPrize): PublicPrize {
  return {
    id: prize.id,
    title: prize.title,
    description: prize.description,
    value: prize.valueCents,
    imageUrl: prize.imageUrl,
  }
}

function toText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
}
