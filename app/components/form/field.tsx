import { useId, type ComponentProps, type ReactNode } from 'react'

interface FieldProps {
  label: string
  hint?: string
  error?: string
  /** Receives what ties the control to its label, hint and error, and its look. */
  children: (
    control: Pick<
      ComponentProps<'input'>,
      'id' | 'className' | 'aria-describedby' | 'aria-invalid'
    >,
  ) => ReactNode
}

/** A labeled control with its hint and error. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({
        id,
        className: 'control',
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** The ids of a control's notes. */
export function describedBy(id: string, hint: string | undefined, error: string | undefined) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

/** Both are below the control, so that controls side by side line up. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
    </>
  )
}
