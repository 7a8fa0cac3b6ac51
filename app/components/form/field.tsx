import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'

interface FieldProps {
  label: string
  hint?: string
  error?: string
  /** Receives the id and descriptions that tie the control to its label, hint and error. */
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

/**
 * A labeled control with its hint and error. Both are below it, so that controls side by side line
 * up.
 */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="text-[0.9rem] font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-[0.9rem] text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

const control =
  'w-full min-h-12 rounded-md border border-edge bg-card px-3.5 py-2 text-ink placeholder:text-soft aria-invalid:border-danger aria-invalid:border-2'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classes(control, className)} {...rest} />
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classes(control, className)} {...rest} />
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={classes(control, 'pr-8', className)} {...rest} />
}
