import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { contestPage, contestRulesAddress } from '#content/contest/contest-page.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import { PrizeTickets } from '../../components/contests/prize-tickets.tsx'

/** Prizes and rules of the contest that the poster announces. */
export function ContestDetails({ contest }: { contest: ActiveContest }) {
  return (
    <>
      <section aria-labelledby="prizes">
        <h2 id="prizes" className="mb-6 text-heading">
          {contestPage.prizes.heading}
        </h2>
        {contest.prizes.length > 0 ? (
          <PrizeTickets prizes={contest.prizes} />
        ) : (
          <p className="text-lead text-soft">{contestPage.prizes.none}</p>
        )}
      </section>
      <Rules contest={contest} />
    </>
  )
}

function Rules({ contest }: { contest: ActiveContest }) {
  return (
    <section aria-labelledby="rules" className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-14">
      <h2 id="rules" className="text-heading">
        {contestPage.rules.heading}
      </h2>
      <div>
        <ul className="border-t-2 border-ink">
          {contest.rules.map((rule) => (
            <li key={rule} className="border-b border-line py-3 wrap-anywhere">
              {rule}
            </li>
          ))}
        </ul>
        <Link
          to={contestRulesAddress(contest.id)}
          className="mt-4 inline-flex min-h-11 items-center gap-2 font-display font-bold underline decoration-ember underline-offset-4"
        >
          {contestPage.rules.link}
          <ArrowRight aria-hidden className="size-4.5" />
        </Link>
      </div>
    </section>
  )
}
