import type { ReactNode } from 'react'
import { openingsPage as words } from '#content/openings-page.ts'
import { openingParameter } from '#contracts/addresses.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { Button, type ButtonKind } from '../../components/button.tsx'
import { Field } from '../../components/form/field.tsx'
import { Honeypot } from '../../components/form/form-frame.tsx'
import type { OpeningUse, Pressed } from './send-opening.ts'

export interface AskedStay {
  slug: string
  from: string
  to: string
  guests: number
}

/** A mail scanner only reads the page; a person presses the button. */
export function UseForm(props: {
  use: Exclude<OpeningUse, 'ask'>
  token: string
  kind?: ButtonKind
  children: ReactNode
}) {
  const { use, token, kind = 'primary', children } = props
  return (
    <form method="post">
      <input type="hidden" name="use" value={use} />
      <input type="hidden" name={openingParameter} value={token} />
      <Button type="submit" kind={kind}>
        {children}
      </Button>
    </form>
  )
}

/** Leaves an address; what was typed comes back with an error. */
export function AskForm({ stay, pressed }: { stay: AskedStay; pressed: Pressed | undefined }) {
  const { slug, from, to, guests } = stay
  return (
    <form method="post" className="grid max-w-xl gap-6">
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
      <Honeypot />
      <Button type="submit" className="justify-self-start">
        {words.ask.submit}
      </Button>
    </form>
  )
}
