import type { ReactNode } from 'react'
import { contestPage } from '#content/contest.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import { closingOf } from '../../components/contests/closing.ts'
import { titleBesideValue, dollars } from '../../components/contests/prize-value.ts'
import { useFacts } from '../../documents.ts'

/** The bottom of the poster: prizes and closing date. */
export function PosterStrip({ contest }: { contest: ActiveContest }) {
  const { endDate } = contest
  const closing = closingOf(endDate, useFacts().timeZone)
  const best = contest.prizes.toSorted((one, other) => other.value - one.value)[0]
  return (
    <ul className="grid gap-px bg-on-lamp/30 text-on-lamp sm:grid-cols-[1fr_1.6fr]">
      {best && (
        <Cell large={dollars(best.value)}>
          <span className="wrap-anywhere">{titleBesideValue(best.title, best.value)}</span>
        </Cell>
      )}
      <Cell large={contestPage.closes(closing.isWholeDay)}>
        <time dateTime={endDate}>{closing.text}</time>
      </Cell>
    </ul>
  )
}

function Cell({ large, children }: { large: string; children: ReactNode }) {
  return (
    <li className="grow bg-lamp px-5 py-4 sm:px-8">
      <span className="sign block text-2xl">{large}</span>
      <span className="block font-medium">{children}</span>
    </li>
  )
}
