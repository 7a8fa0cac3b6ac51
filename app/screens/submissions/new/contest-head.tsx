import { contestEntry } from '#content/contest-entry.ts'
import { contestPage } from '#content/contest.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import { closingOf } from '../../../components/contests/closing.ts'
import { useFacts } from '../../../documents.ts'

/** The contest, and how long it stays open. */
export function ContestHead({ contest }: { contest: ActiveContest }) {
  const { title, description, endDate, daysLeft } = contest
  const closing = closingOf(endDate, useFacts().timeZone)
  const { value, unit } = daysLeft === 0 ? contestPage.lastDay : contestPage.daysLeft(daysLeft)
  return (
    <header className="on-dusk bg-dusk text-on-dusk">
      <div className="wrap grid items-end gap-8 py-10 md:grid-cols-[1fr_auto] md:py-16">
        <div className="min-w-0">
          <p className="eyebrow mb-3 text-lamp">{contestEntry.title}</p>
          <h1 className="sign max-w-[14em] text-title wrap-anywhere">{title}</h1>
          <p className="mt-4 max-w-2xl text-lead wrap-anywhere whitespace-pre-line text-on-dusk-soft">
            {description}
          </p>
        </div>
        <div className="border-l-4 border-lamp pl-5">
          <p>
            <span className="sign text-3xl text-lamp">{value}</span>{' '}
            <span className="eyebrow">{unit}</span>
          </p>
          <p className="mt-1 text-on-dusk-soft">
            {contestEntry.closes(closing.isWholeDay)} <time dateTime={endDate}>{closing.text}</time>
          </p>
        </div>
      </div>
    </header>
  )
}
