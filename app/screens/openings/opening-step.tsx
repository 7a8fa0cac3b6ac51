import { Link } from 'react-router'
import { openingsPage as words } from '#content/openings-page.ts'
import { stayQuery } from '#contracts/booking.ts'
import type { Opening } from '#contracts/openings.ts'
import type { Pressed, OpeningUse, Pressing } from './use-pressed.ts'
import { StayForm, type TypedStay } from './stay-form.tsx'
import type { ReactNode } from 'react'
import { openingParameter } from '#contracts/addresses.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { Button, type ButtonKind } from '../../components/button.tsx'
import { Field } from '../../components/form/field.tsx'

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

interface AskedStay {
  slug: string
  from: string
  to: string
  guests: number
}

/** A mail scanner only reads the page; a person presses the button. */
function UseForm(props: {
  use: Exclude<OpeningUse, 'ask'>
  token: string
  kind?: ButtonKind
  pressing: Pressing
  children: ReactNode
}) {
  const { use, token, kind = 'primary', pressing, children } = props
  return (
    <form method="post" onSubmit={pressing.onSubmit}>
      <input type="hidden" name="use" value={use} />
      <input type="hidden" name={openingParameter} value={token} />
      <Button type="submit" kind={kind} isResting={pressing.isSending}>
        {children}
      </Button>
    </form>
  )
}

interface AskFormProps {
  stay: AskedStay
  pressed: Pressed | undefined
  pressing: Pressing
}

/** Leaves an address; what was typed comes back with an error. */
function AskForm({ stay, pressed, pressing }: AskFormProps) {
  const { slug, from, to, guests } = stay
  return (
    <form method="post" onSubmit={pressing.onSubmit} className="grid max-w-xl gap-6">
      <p className="text-lead">{words.ask.lead}</p>
      {Object.entries({ use: 'ask', cabin: slug, from, to, guests }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={words.ask.email}
        hint={words.ask.hint}
        {...(pressed?.emailError && { error: pressed.emailError })}
      >
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={inquiryLengths.email}
            defaultValue={pressed?.email}
          />
        )}
      </Field>
      <Button type="submit" isResting={pressing.isSending} className="justify-self-start">
        {words.ask.submit}
      </Button>
    </form>
  )
}
