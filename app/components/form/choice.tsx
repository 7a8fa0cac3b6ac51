import type { ComponentProps } from 'react'
import { Field } from './field.tsx'

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
        <select {...rest} {...control}>
          {none !== undefined && <option value="">{none}</option>}
          {options.map((value) => (
            <option key={value} value={value}>
              {labelOf(value)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
