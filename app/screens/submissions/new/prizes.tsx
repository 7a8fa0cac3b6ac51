import { contestEntry } from '#content/contest-entry.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import { titleBesideValue, dollars } from '../../../components/contests/prize-value.ts'

const { prizes } = contestEntry

/** What there is to win. */
export function Prizes({ contest }: { contest: ActiveContest }) {
  return (
    <section
      aria-labelledby="prizes"
      className="rounded-lg border-2 border-dashed border-edge bg-oak-wash p-6"
    >
      <h2 id="prizes" className="text-xl">
        {prizes.heading}
      </h2>
      {contest.prizes.length === 0 && <p className="mt-2">{prizes.none}</p>}
      <ul>
        {contest.prizes.map(({ id, title, description, value }) => (
          <li key={id} className="mt-4">
            <p className="font-display text-2xl font-extrabold tabular-nums">{dollars(value)}</p>
            <p className="font-semibold wrap-anywhere">{titleBesideValue(title, value)}</p>
            <p className="wrap-anywhere whitespace-pre-line">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
