import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Choice } from './choice.tsx'
import { describedBy, Field, FieldNotes } from './field.tsx'
import { useField } from './form-frame.tsx'

interface NamedField {
  name: string
  label: string
  hint?: string
}

/** `rows` makes it a textarea. */
export function TextField(props: NamedField & { rows?: number } & ComponentProps<'input'>) {
  const { name, label, hint, rows, ...rest } = props
  const { error, text, maxLength = rest.maxLength } = useField(name)
  const shared = { name, maxLength, defaultValue: rest.defaultValue ?? text }
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => {
        if (rows === undefined) return <input {...rest} {...shared} {...control} />
        return <textarea {...{ rows, required: rest.required }} {...shared} {...control} />
      }}
    </Field>
  )
}

export function ChoiceField<Value extends string | number>(
  props: ComponentProps<typeof Choice<Value>> & { name: string },
) {
  const { error, text } = useField(props.name)
  return <Choice defaultValue={text} {...props} error={error} />
}

/** A checkbox or radio button with its label as the target. */
function Box({ label, ...rest }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label
      className={classes(
        'flex min-h-12 cursor-pointer items-center gap-3 rounded-md bg-card px-4 py-2 has-checked:border-ember has-checked:bg-oak-wash',
        rest['aria-invalid']
          ? 'border border-danger ring-1 ring-danger ring-inset'
          : 'border border-edge',
      )}
    >
      <input className="tick size-5 shrink-0" {...rest} />
      <span>{label}</span>
    </label>
  )
}

export function CheckField({ name, ...rest }: ComponentProps<typeof Box> & { name: string }) {
  const { error, text } = useField(name)
  return (
    <div className="grid gap-1">
      <Box
        {...rest}
        type="checkbox"
        name={name}
        value="true"
        defaultChecked={rest.defaultChecked ?? text === 'true'}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, undefined, error)}
      />
      <FieldNotes id={name} error={error} />
    </div>
  )
}

interface BoxesProps extends NamedField {
  type: 'checkbox' | 'radio'
  options: readonly { value: string; label: ReactNode }[]
}

/** Several boxes with one name. */
export function BoxesField({ name, label, hint, type, options }: BoxesProps) {
  const { error, chosen } = useField(name)
  return (
    <fieldset aria-describedby={describedBy(name, hint, error)} className="min-w-0">
      <legend className="font-medium">{label}</legend>
      <div className="mt-1 grid gap-x-5 gap-y-2 not-last:mb-1 sm:grid-cols-2">
        {options.map((option) => (
          <Box
            key={option.value}
            {...option}
            type={type}
            name={name}
            defaultChecked={chosen?.includes(option.value)}
          />
        ))}
      </div>
      <FieldNotes id={name} hint={hint} error={error} />
    </fieldset>
  )
}
