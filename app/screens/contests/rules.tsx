import { plainText, type RichText as Text } from '#contracts/rich-text.ts'
import { RichText } from '../../components/rich-text.tsx'
import { longDay } from '#contracts/date-formats.ts'
import { Link } from 'react-router'
import { contestRules, contestRulesAddress } from '#content/contest.ts'
import { notFound } from '#content/interface.ts'
import type { ContestDetails } from '#contracts/contests.ts'
import { readIfThere } from '../../api-context.ts'
import { BackLink } from '../../components/back-link.tsx'
import { ButtonLink } from '../../components/button.tsx'
import { NotFound } from '../../components/not-found.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useDocument } from '../../documents.ts'
import { page, type Page, type Visit } from '../../page.ts'
import type { Route } from './+types/rules'
import { RuleFacts } from './rule-facts.tsx'

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
  return contest ? <Rules contest={contest} /> : <NoSuchContest />
}

function Rules({ contest }: { contest: ContestDetails }) {
  const { version, intro, sections } = useDocument('policies/contest-rules')
  return (
    <article>
      <PageHead
        heading={contestRules.title(contest.title)}
        isLow
        back={<BackLink {...contestRules.back} />}
      >
        <p className="text-base">{contestRules.version(longDay(version))}</p>
      </PageHead>
      <div className="wrap pt-8">
        <div className="prose-width">
          <p className="text-lead">{intro}</p>
          <RuleFacts contest={contest} />
          <RuleSection heading={contestRules.own} list={contest.rules} />
          {sections.map((section) => (
            <RuleSection key={section.heading} {...section} />
          ))}
          <Link
            to={contestRules.privacy.to}
            className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {contestRules.privacy.label}
          </Link>
        </div>
      </div>
    </article>
  )
}

function NoSuchContest() {
  return (
    <NotFound code={notFound.code} heading={notFound.heading} text={notFound.hint}>
      <ButtonLink to={contestRules.back.to}>{contestRules.back.label}</ButtonLink>
    </NotFound>
  )
}

interface RuleSectionProps {
  heading: string
  paragraphs?: readonly Text[] | undefined
  list?: readonly Text[] | undefined
}

function RuleSection({ heading, paragraphs = [], list = [] }: RuleSectionProps) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{heading}</h2>
      <div className="mt-3 grid gap-3">
        {paragraphs.map((paragraph) => (
          <p key={plainText(paragraph)}>
            <RichText text={paragraph} />
          </p>
        ))}
        {list.length > 0 && (
          <ul className="grid list-disc gap-2 pl-6 marker:text-ember-ink">
            {list.map((item) => (
              <li key={plainText(item)} className="wrap-anywhere">
                <RichText text={item} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
