import type { ReactNode } from 'react'
import { openingsPage as words } from '#content/openings-page.ts'
import { openingParameter } from '#contracts/addresses.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { Button, type ButtonKind } from '../../components/button.tsx'
import { Field } from '../../components/form/field.tsx'
import type { OpeningUse, Pressed } from './pressed.ts'
import type { Pressing } from './use-pressed.ts'

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
export function AskForm({ stay, pressed, pressing }: AskFormProps) {
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
