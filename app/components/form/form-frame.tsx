import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { WholePhone } from '../whole-phone.tsx'
import type { Submission } from './use-submission.ts'
import { textOf, type FieldErrors, type FormValues } from './values.ts'

interface Filled {
  values?: FormValues | undefined
  /** The longest text of each field, in characters. */
  lengths?: Readonly<Record<string, number>>
}

const FormContext = createContext<Filled & { errors: FieldErrors }>({ errors: {} })

interface FormFrameProps extends ComponentProps<'form'>, Filled {
  submission: Submission
}

/** A form whose fields find their values and errors by name. */
export function FormFrame({ submission, values, lengths, children, ...rest }: FormFrameProps) {
  const { ref, errors, returnedMessage, onSubmit } = submission
  return (
    <FormContext value={{ errors, values, lengths }}>
      <form ref={ref} method="post" onSubmit={onSubmit} {...rest}>
        {returnedMessage && <FormAlert>{returnedMessage}</FormAlert>}
        {children}
      </form>
    </FormContext>
  )
}

/** A field's value, error and longest text, from its form. */
export function useField(name: string) {
  const { errors, values, lengths } = use(FormContext)
  return {
    error: errors[name],
    text: textOf(values, name),
    chosen: values?.[name],
    maxLength: lengths?.[name],
  }
}

export function FormSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="grid gap-5">
      <h3 className="border-b-2 border-line pb-2 text-xl">{heading}</h3>
      {children}
    </section>
  )
}

/** Why a form was not sent or accepted: unlike a toast, it stays beside the button. */
export function FormAlert({ children }: { children: string }) {
  return (
    <p
      ref={intoSight}
      role="alert"
      className="clear-of-toasts rounded-md border-2 border-danger p-4 font-medium text-danger"
    >
      <WholePhone text={children} />
    </p>
  )
}

/** Scrolls if a part is not in sight, or with the class `clear-of-toasts` too near the bottom. */
export function intoSight(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest' })
}

interface SubmitProps {
  submission: Pick<Submission, 'message' | 'isSubmitting'>
  words: { submit: string; submitting?: string }
}

/** The submit button with the form's error above it. */
export function Submit({ submission: { message, isSubmitting }, words }: SubmitProps) {
  return (
    <>
      {message && <FormAlert>{message}</FormAlert>}
      <Button type="submit" isResting={isSubmitting} className="justify-self-start">
        {(isSubmitting && words.submitting) || words.submit}
      </Button>
    </>
  )
}

/** Only programs fill this in. No identity has such a field, so password managers skip it. */
export const honeypotField = 'leaveEmpty'

/** 1Password, LastPass, Bitwarden and Dashlane leave such a field alone. */
const ignored = {
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
} as const

/** Hidden from people and screen readers. */
export function Honeypot() {
  return (
    <div aria-hidden className="absolute -left-[200vw]">
      <label>
        Leave this empty
        <input name={honeypotField} tabIndex={-1} autoComplete="off" {...ignored} />
      </label>
    </div>
  )
}
