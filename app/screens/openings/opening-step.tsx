import { Link } from 'react-router'
import { openingsPage as words } from '#content/openings-page.ts'
import { stayQuery } from '#contracts/booking.ts'
import type { Opening } from '#contracts/openings.ts'
import { AskForm, UseForm } from './opening-forms.tsx'
import type { Pressed } from './pressed.ts'
import { StayForm, type TypedStay } from './stay-form.tsx'
import type { Pressing } from './use-pressed.ts'

/** Has no state until it is requested. */
export type ShownOpening = Omit<Opening, 'state'> & Partial<Pick<Opening, 'state'>>

interface StepProps {
  token: string | null
  typed: TypedStay
  opening: ShownOpening | null
  pressed: Pressed | undefined
  pressing: Pressing
}

/** The guest's next step: choose a stay, leave an address, or manage a request. */
export function OpeningStep({ token, typed, opening, pressed, pressing }: StepProps) {
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
    const isConfirmed = pressed?.use === 'confirm' && pressed.isDone
    const state = isConfirmed && opening.state === 'unconfirmed' ? 'waiting' : opening.state
    return <Requested token={token} opening={{ ...opening, state }} pressing={pressing} />
  }
  if (pressed?.isDone) {
    const { heading, text } = words.asked
    return <Said heading={heading} text={text(pressed.email)} opening={opening} />
  }
  return (
    <>
      <h2 className="text-heading">{words.ask.heading}</h2>
      <AskForm stay={opening} pressed={pressed} pressing={pressing} />
    </>
  )
}

interface RequestedProps {
  token: string
  opening: Opening
  pressing: Pressing
}

/** What a guest asked, by the link of a mail. */
function Requested({ token, opening, pressing }: RequestedProps) {
  const { state } = opening
  const { heading, text } = words[state]
  return (
    <>
      <Said heading={heading} text={text} opening={state === 'unconfirmed' ? undefined : opening} />
      <div className="flex flex-wrap gap-3">
        {state === 'unconfirmed' && (
          <UseForm use="confirm" token={token} pressing={pressing}>
            {words.unconfirmed.submit}
          </UseForm>
        )}
        <UseForm use="end" token={token} kind="secondary" pressing={pressing}>
          {words.end[state === 'told' || state === 'retired' ? 'told' : 'waiting']}
        </UseForm>
      </div>
    </>
  )
}

interface SaidProps {
  heading: string
  text: string
  /** Leads to its days; null leads to the search, undefined nowhere. */
  opening: ShownOpening | null | undefined
}

function Said({ heading, text, opening }: SaidProps) {
  const cabin = opening && opening.state !== 'retired' ? `/cabins/${opening.slug}` : null
  const query = opening ? `?${stayQuery(stayOf(opening))}` : ''
  return (
    <div role="status" className="grid max-w-xl gap-4">
      <h2 className="text-heading">{heading}</h2>
      <p className="text-lead wrap-anywhere">{text}</p>
      {opening !== undefined && (
        <Link
          to={(cabin ?? '/cabins') + query}
          className="font-semibold text-ember-ink underline underline-offset-4"
        >
          {cabin ? words.toCabin : words.toCabins}
        </Link>
      )}
    </div>
  )
}

export function stayOf({ from, to, guests }: Pick<Opening, 'from' | 'to' | 'guests'>) {
  return { checkIn: from, checkOut: to, guests }
}
