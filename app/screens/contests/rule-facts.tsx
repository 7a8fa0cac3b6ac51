import type { ReactNode } from 'react'
import { contestRules } from '#content/contest.ts'
import type { ContestDetails } from '#contracts/contests.ts'
import { closingOf } from '../../components/contests/closing.ts'
import { titleBesideValue, dollars } from '../../components/contests/prize-value.ts'
import { useDocument, useFacts } from '../../documents.ts'
import { momentAt } from '#contracts/moments.ts'

const { facts } = contestRules

/** Who runs the contest, its dates, and its prizes. */
export function RuleFacts({ contest }: { contest: ContestDetails }) {
  const { sponsor } = useDocument('policies/contest-rules')
  const { timeZone } = useFacts()
  const closing = closingOf(contest.endDate, timeZone)
  const total = contest.prizes.reduce((sum, { value }) => sum + value, 0)
  return (
    <section aria-label={facts.heading} className="mt-8 rounded-lg bg-oak-wash p-6 md:p-8">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr]">
        <Fact name={facts.sponsor}>{sponsor}</Fact>
        <Fact name={facts.opens}>
          <time dateTime={contest.startDate}>{momentAt(contest.startDate, timeZone)}</time>
        </Fact>
        <Fact name={facts.closes}>
          <time dateTime={contest.endDate}>{facts.closing(closing)}</time>
        </Fact>
        <Fact name={facts.prizes}>
          {contest.prizes.length === 0 && facts.noPrizes}
          {contest.prizes.map(({ id, title, value }) => (
            <span key={id} className="block wrap-anywhere">
              {titleBesideValue(title, value)}: {dollars(value)}
            </span>
          ))}
        </Fact>
        {contest.prizes.length > 1 && <Fact name={facts.value}>{dollars(total)}</Fact>}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-display font-bold max-sm:-mb-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
