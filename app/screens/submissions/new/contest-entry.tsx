import { contestEntry } from '#content/contest-entry.ts'
import { contestPage } from '#content/contest.ts'
import { guestContestMessages } from '#contracts/contest-messages.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import { buttonClasses, ButtonLink } from '../../../components/button.tsx'
import { closingOf } from '../../../components/contests/closing.ts'
import { readActiveContest } from '../../../components/contests/active-contest.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { readShownStay } from '../../../components/stay-links/shown-stay.ts'
import { useDocument, useFacts } from '../../../documents.ts'
import { page } from '../../../page.ts'
import type { Route } from './+types/contest-entry'
import { EntryForm } from './entry-form.tsx'
import { EntryGuide } from './entry-guide.tsx'

const path = '/contest/submit'
export { meta, shouldRevalidate } from '../../../page.ts'

export const loader = page(async ({ document, lookUp, read, url }) => {
  const { heading, search } = await document('contest')
  // The form only needs the rules' version.
  const { version: termsVersion } = await lookUp('policies/contest-rules')
  await document('cabin-list')
  return {
    ...search.enter,
    path,
    picture: 'contest-entry',
    crumbs: [
      { name: heading, path: '/contest' },
      { name: contestEntry.title, path },
    ],
    shown: {
      ...(await readActiveContest(read)),
      stay: await readShownStay(read, url, 'entry'),
      termsVersion,
    },
  }
})

export default function ContestEntry({ loaderData }: Route.ComponentProps) {
  const { contest, hasFailed, ...form } = loaderData
  if (!contest) return hasFailed ? <Failed /> : <NoContest />
  return (
    <>
      <ContestHead contest={contest} />
      <div className="wrap grid gap-12 pt-10 md:pt-14 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] lg:gap-14">
        <EntryForm contest={contest} {...form} />
        <EntryGuide contest={contest} />
      </div>
    </>
  )
}

/** The contest, and how long it stays open. */
function ContestHead({ contest }: { contest: ActiveContest }) {
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

function NoContest() {
  const { heading } = useDocument('contest')
  const { text, contest, gallery } = contestEntry.none
  return (
    <PageHead eyebrow={heading} heading={guestContestMessages.noneActive}>
      <p>{text}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <ButtonLink kind="on-dusk" to={contest.to}>
          {contest.label}
        </ButtonLink>
        <ButtonLink kind="on-dusk" to={gallery.to}>
          {gallery.label}
        </ButtonLink>
      </p>
    </PageHead>
  )
}

/** If it is unknown whether there is one. A plain link: it works without scripts too. */
function Failed() {
  const { heading } = useDocument('contest')
  const { text, retry } = contestEntry.failed
  return (
    <PageHead eyebrow={heading} heading={contestEntry.title}>
      <p role="alert">{text}</p>
      <a href={path} className={`${buttonClasses('on-dusk')} mt-7`}>
        {retry}
      </a>
    </PageHead>
  )
}
