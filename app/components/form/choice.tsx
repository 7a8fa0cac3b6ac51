import type { ComponentProps } from 'react'
import { Field, Select } from './field.tsx'

interface ChoiceProps<Value extends string | number> extends ComponentProps<'select'> {
  label: string
  hint?: string
  error?: string | undefined
  /** What stands for no choice; left out where one must be chosen. */
  none?: string
  options: readonly Value[]
  labelOf: (value: Value) => string
}

/** One of a list. */
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
