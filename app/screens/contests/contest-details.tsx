import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { contestPage, contestRulesAddress } from '#content/contest.ts'
import type { ActiveContest, PublicPrize } from '#contracts/contests.ts'
import { dollars, titleBesideValue } from '../../components/contests/prize-value.ts'
import { PrizePicture } from '../../components/contests/prize-picture.tsx'

/** Prizes and rules of the contest on the poster. */
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

/** One ticket per prize, with its value in dollars. */
function PrizeTickets({ prizes }: { prizes: readonly PublicPrize[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {prizes.map((prize) => (
        <li
          key={prize.id}
          className="grid min-w-0 overflow-hidden rounded-lg border border-line bg-card shadow-card sm:grid-cols-[auto_1fr]"
        >
          <p className="border-b-2 border-dashed border-edge bg-oak-wash px-5 py-3 sm:grid sm:min-w-28 sm:place-content-center sm:border-r-2 sm:border-b-0 sm:py-6 font-display text-2xl font-extrabold tabular-nums">
            {dollars(prize.value)}
          </p>
          <div className="min-w-0 p-5">
            {prize.imageUrl && (
              <PrizePicture url={prize.imageUrl} className="mb-4 aspect-3/2 w-full rounded" />
            )}
            <h3 className="text-xl wrap-anywhere">{titleBesideValue(prize.title, prize.value)}</h3>
            <p className="mt-1 wrap-anywhere whitespace-pre-line text-soft">{prize.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
