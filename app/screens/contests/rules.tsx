import type { ReactNode } from 'react'
import { momentAt } from '#contracts/moments.ts'
import { closingOf } from '../../components/contests/closing.ts'
import { titleBesideValue, dollars } from '../../components/contests/prize-value.ts'
import { longDay } from '#contracts/date-formats.ts'
import { Link } from 'react-router'
import { contestRules, contestRulesAddress } from '#content/contest.ts'
import { notFound } from '#content/interface.ts'
import type { ContestDetails } from '#contracts/contests.ts'
import { readIfThere } from '../../api-context.ts'
import { NotFound } from '../../components/not-found.tsx'
import { PolicySection, PolicyText } from '../../components/policy-text.tsx'
import { useDocument, useFacts } from '../../documents.ts'
import { page, type Page, type Visit } from '../../page.ts'
import type { Route } from './+types/rules'

type RulesPage = Page<{ contest: ContestDetails | null }>

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(
  async ({
    params: { contestId },
    document,
    read,
  }: Visit<Route.LoaderArgs>): Promise<RulesPage> => {
    // Other names mean something else in the API: 'active' is not an id.
    const contest = /^\d+$/.test(contestId)
      ? await readIfThere<ContestDetails>(read, `/api/contests/${contestId}`)
      : null
    if (!contest) {
      return { name: notFound.heading, noindex: true, status: 404, shown: { contest } }
    }
    return {
      name: contestRules.title(contest.title),
      description: (await document('policies/contest-rules')).intro,
      path: contestRulesAddress(contest.id),
      picture: 'contest-rules',
      shown: { contest },
    }
  },
)

/** The rules entrants agree to, for every contest that has been open. */
export default function ContestRules({ loaderData: { contest } }: Route.ComponentProps) {
  return contest ? <Rules contest={contest} /> : <NotFound {...notFound} link={contestRules.back} />
}

function Rules({ contest }: { contest: ContestDetails }) {
  const { version, intro, sections } = useDocument('policies/contest-rules')
  const { title, back, privacy } = contestRules
  return (
    <PolicyText
      heading={title(contest.title)}
      back={back}
      version={contestRules.version(longDay(version))}
      intro={intro}
    >
      <RuleFacts contest={contest} />
      <PolicySection heading={contestRules.own} list={contest.rules} />
      {sections.map((section) => (
        <PolicySection key={section.heading} {...section} />
      ))}
      <Link
        to={privacy.to}
        className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {privacy.label}
      </Link>
    </PolicyText>
  )
}

const { facts } = contestRules

/** Who runs the contest, its dates, and its prizes. */
function RuleFacts({ contest }: { contest: ContestDetails }) {
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
