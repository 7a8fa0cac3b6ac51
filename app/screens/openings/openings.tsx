import { Link } from 'react-router'
import { notFound } from '#content/interface.ts'
import { openingsPage as words } from '#content/openings-page.ts'
import { openingParameter } from '#contracts/addresses.ts'
import { stayQuery } from '#contracts/booking.ts'
import { shortStay } from '#contracts/date-formats.ts'
import { isDay } from '#contracts/dates.ts'
import { guestLimits } from '#contracts/limits.ts'
import type { Opening, OpeningAnswer } from '#contracts/openings.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { readIfThere } from '../../api-context.ts'
import { ButtonLink } from '../../components/button.tsx'
import { FormAlert } from '../../components/form/form-frame.tsx'
import { NotFound } from '../../components/not-found.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { page } from '../../page.ts'
import type { Route } from './+types/openings'
import { AskForm, UseForm } from './opening-forms.tsx'
import { sendOpening, type Pressed } from './send-opening.ts'
import { StayForm, type TypedStay } from './stay-form.tsx'

export { meta } from '../../page.ts'

export const action = sendOpening

export const loader = page(async ({ url, read, document }) => {
  const { searchParams } = url
  const token = searchParams.get(openingParameter)
  const query = token === null ? '' : `?${new URLSearchParams({ [openingParameter]: token })}`
  const answer = await readIfThere<OpeningAnswer>(read, `/api/openings${query}`)
  const typed = typedIn(searchParams)
  const asked = token === null ? stayIn(typed, await document('cabin-list')) : null
  return {
    name: words.title,
    path: '/openings',
    noindex: true,
    status: answer ? 200 : 404,
    shown: { isOffered: answer !== null, token, typed, opening: answer?.opening ?? asked },
  }
})

type Shown = Omit<Opening, 'state'> & Partial<Pick<Opening, 'state'>>

function typedIn(search: URLSearchParams): TypedStay {
  const given = Number(search.get('guests'))
  const isCount = Number.isInteger(given) && given >= guestLimits.min && given <= guestLimits.max
  const day = (name: string) => {
    const text = search.get(name) ?? ''
    return isDay(text) ? text : ''
  }
  return {
    cabin: search.get('cabin') ?? '',
    from: day('from'),
    to: day('to'),
    guests: isCount ? given : guestLimits.usual,
  }
}

/** Null unless it is a stay in a cabin that exists. */
function stayIn({ cabin: slug, ...stay }: TypedStay, cabins: readonly Cabin[]): Shown | null {
  const cabin = cabins.find((each) => each.slug === slug)
  if (!cabin || stay.from === '' || stay.from >= stay.to) return null
  return { cabin: cabin.name, slug, ...stay }
}

export default function OpeningsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { isOffered, opening } = loaderData
  if (!isOffered) {
    return (
      <NotFound code={notFound.code} heading={notFound.heading} text={notFound.hint}>
        <ButtonLink to={notFound.home.to}>{notFound.home.label}</ButtonLink>
      </NotFound>
    )
  }
  return (
    <>
      <PageHead heading={words.title} isLow>
        {opening && <p>{words.stay(opening.cabin, shortStay(stayOf(opening)))}</p>}
      </PageHead>
      <div className="wrap grid justify-items-start gap-6 py-12">
        <Step {...loaderData} pressed={actionData} />
      </div>
    </>
  )
}

interface StepProps {
  token: string | null
  typed: TypedStay
  opening: Shown | null
  pressed: Pressed | undefined
}

function Step({ token, typed, opening, pressed }: StepProps) {
  if (pressed?.use === 'end' && pressed.isDone) return <Said {...words.ended} opening={null} />
  if (token !== null && !opening) return <Said {...words.unknown} opening={null} />
  if (!opening) {
    return (
      <>
        <h2 className="text-heading">{words.noStay.heading}</h2>
        <StayForm typed={typed} />
      </>
    )
  }
  if (token !== null && opening.state) {
    return <Requested token={token} opening={{ ...opening, state: opening.state }} />
  }
  if (pressed?.isDone) {
    const { heading, text } = words.asked
    return <Said heading={heading} text={text(pressed.email)} opening={opening} />
  }
  return (
    <>
      <h2 className="text-heading">{words.ask.heading}</h2>
      {pressed?.error && <FormAlert>{pressed.error}</FormAlert>}
      <AskForm stay={opening} pressed={pressed} />
    </>
  )
}

/** What a guest asked, by the link of a mail. */
function Requested({ token, opening }: { token: string; opening: Opening }) {
  const { state } = opening
  const { heading, text } = words[state]
  return (
    <>
      <Said heading={heading} text={text} opening={state === 'unconfirmed' ? undefined : opening} />
      <div className="flex flex-wrap gap-3">
        {state === 'unconfirmed' && (
          <UseForm use="confirm" token={token}>
            {words.unconfirmed.submit}
          </UseForm>
        )}
        <UseForm use="end" token={token} kind="secondary">
          {words.end[state === 'told' ? 'told' : 'waiting']}
        </UseForm>
      </div>
    </>
  )
}

interface SaidProps {
  heading: string
  text: string
  /** Leads to its days; null leads to the search, undefined nowhere. */
  opening: Shown | null | undefined
}

function Said({ heading, text, opening }: SaidProps) {
  const to = opening ? `/cabins/${opening.slug}?${stayQuery(stayOf(opening))}` : '/cabins'
  return (
    <div role="status" className="grid max-w-xl gap-4">
      <h2 className="text-heading">{heading}</h2>
      <p className="text-lead wrap-anywhere">{text}</p>
      {opening !== undefined && (
        <Link to={to} className="font-semibold text-ember-ink underline underline-offset-4">
          {opening ? words.toCabin : words.toCabins}
        </Link>
      )}
    </div>
  )
}

function stayOf({ from, to, guests }: Pick<Opening, 'from' | 'to' | 'guests'>) {
  return { checkIn: from, checkOut: to, guests }
}
