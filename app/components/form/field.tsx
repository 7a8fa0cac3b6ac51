import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../classes.ts'

interface FieldProps {
  label: string
  hint?: string
  error?: string
  /** Receives the id and descriptions that tie the control to its label, hint and error. */
  children: (
    control: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>,
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
        <p id={`${id}-error`} className="text-[0.9rem] font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-[0.9rem] text-soft">
          {hint}
        </p>
      )}
    </>
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

interface ChoiceProps<Value extends string | number> extends ComponentProps<'select'> {
  label: string
  hint?: string
  error?: string | undefined
  /** Label of the empty choice; omit if a choice is required. */
  none?: string
  options: readonly Value[]
  labelOf: (value: Value) => string
}

export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, hint, error, none, options, labelOf, ...rest } = props
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select {...rest} {...control}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map((value) => (
            <option key={value} value={value}>
              {labelOf(value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
