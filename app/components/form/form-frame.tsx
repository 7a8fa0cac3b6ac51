import { createContext, use, type ComponentProps, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import type { Submission } from './use-submission.ts'
import { textOf, type FieldErrors, type FormValues } from './values.ts'

const FormContext = createContext<{ errors: FieldErrors; values?: FormValues | undefined }>({
  errors: {},
})

interface FormFrameProps extends ComponentProps<'form'> {
  submission: Submission
  /** What the fields begin with. */
  values?: FormValues | undefined
}

/** A form whose fields find what is in them and what is wrong with them by their names. */
export function FormFrame({ submission, values, children, ...rest }: FormFrameProps) {
  const { ref, errors, onSubmit } = submission
  return (
    <FormContext value={{ errors, values }}>
      <form ref={ref} method="post" onSubmit={onSubmit} {...rest}>
        {children}
      </form>
    </FormContext>
  )
}

/** What the form around it knows about a field. */
export function useField(name: string) {
  const { errors, values } = use(FormContext)
  return { error: errors[name], text: textOf(values, name), chosen: values?.[name] }
}

/** A part of a form under a heading of its own. */
export function FormSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="grid gap-5">
      <h3 className="border-b-2 border-line pb-2 text-2xl">{heading}</h3>
      {children}
    </section>
  )
}

/** Why a form was not sent or not taken: stays where it was sent from, unlike a toast. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-md border-2 border-danger p-4 font-medium text-danger">
      {children}
    </p>
  )
}

interface SubmitProps {
  submission: Pick<Submission, 'message' | 'isSubmitting'>
  words: { submit: string; submitting?: string }
}

/** The button, and above it what went wrong when it was pressed. */
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
