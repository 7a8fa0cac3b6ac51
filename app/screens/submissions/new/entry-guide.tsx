import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { contestEntry } from '#content/contest-entry.ts'
import { contestPage, contestRulesAddress } from '#content/contest.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import { dollars, titleBesideValue } from '../../../components/contests/prize-value.ts'
import { useDocument } from '../../../documents.ts'

const { prizes, rules, winners } = contestEntry

/** Beside the form: prizes, steps, tips and rules. */
export function EntryGuide({ contest }: { contest: ActiveContest }) {
  const { tips } = useDocument('contest')
  return (
    <div className="grid min-w-0 content-start gap-10">
      <Prizes contest={contest} />
      <Steps />
      <Part id="tips" heading={tips.heading}>
        <ul className="grid list-disc gap-2 pl-5 marker:text-ember-ink">
          {tips.list.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Part>
      <Rules contest={contest} />
      <Winners />
    </div>
  )
}

/** What there is to win. */
function Prizes({ contest }: { contest: ActiveContest }) {
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

function Steps() {
  const { steps } = useDocument('contest')
  return (
    <Part id="how-it-works" heading={contestPage.steps}>
      <ol className="grid gap-4">
        {steps.map(({ name, description }, index) => (
          <li key={name} className="grid grid-cols-[2.25rem_1fr]">
            <span aria-hidden className="sign text-2xl leading-none text-ember-ink">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{name}</h3>
              <p className="text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Rules({ contest }: { contest: ActiveContest }) {
  return (
    <Part id="rules" heading={rules.heading}>
      <ul>
        {contest.rules.map((rule) => (
          <li key={rule} className="border-b border-line py-2 wrap-anywhere first:pt-0">
            {rule}
          </li>
        ))}
      </ul>
      <Link
        to={contestRulesAddress(contest.id)}
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-display font-bold underline decoration-ember underline-offset-4"
      >
        {rules.link}
        <ArrowRight aria-hidden className="size-4.5" />
      </Link>
    </Part>
  )
}

function Winners() {
  const { quotes } = useDocument('contest')
  if (quotes.length === 0) return null
  return (
    <Part id="past-winners" heading={winners.heading}>
      <ul className="grid gap-5">
        {quotes.slice(0, 2).map(({ quote, author }) => (
          <li key={author}>
            <figure className="border-l-4 border-ember pl-4">
              <blockquote className="font-display text-lg">“{quote}”</blockquote>
              <figcaption className="mt-1 text-soft">{author}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 border-t-4 border-ember pt-4 text-xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}
