import type { ComponentProps, ReactNode } from 'react'
import { inquiryForm } from '#content/inquiries/inquiry-form.ts'
import { Box } from '../../components/form/box.tsx'
import { Choice } from '../../components/form/choice.tsx'
import { Field, TextArea, TextInput } from '../../components/form/field.tsx'
import { textOf, type FormValues, type Mistakes } from '../../components/form/values.ts'

/** What every field needs to show what was typed and what is wrong. */
export interface FormState {
  mistakes: Mistakes
  /** What stood in the fields when the form came back. */
  values: FormValues | undefined
}

interface Words {
  label: string
  hint?: string
}

interface NamedField {
  state: FormState
  name: string
  words: Words
}

/** What every field of a section needs, from its name: its words stand under the same name. */
export function fieldsIn<Name extends string>(
  state: FormState,
  words: Readonly<Record<Name, Words>>,
): (name: Name) => NamedField {
  return (name) => ({ state, name, words: words[name] })
}

/** `rows` makes it a larger field. */
export function TextField({
  state,
  name,
  words,
  rows,
  ...rest
}: NamedField & { rows?: number } & ComponentProps<'input'>) {
  const defaultValue = textOf(state.values, name)
  return (
    <Field {...words} error={state.mistakes[name]}>
      {(control) =>
        rows === undefined ? (
          <TextInput {...rest} name={name} defaultValue={defaultValue} {...control} />
        ) : (
          <TextArea
            name={name}
            rows={rows}
            maxLength={rest.maxLength}
            defaultValue={defaultValue}
            {...control}
          />
        )
      }
    </Field>
  )
}

interface ChoiceProps<Value extends string> extends NamedField {
  options: readonly Value[]
  labels: Readonly<Record<Value, string>>
  required?: boolean
}

export function ChoiceField<Value extends string>(props: ChoiceProps<Value>) {
  const { state, name, words, options, labels, required } = props
  return (
    <Choice
      {...words}
      name={name}
      error={state.mistakes[name]}
      required={required}
      defaultValue={textOf(state.values, name)}
      none={required ? inquiryForm.choose : inquiryForm.noPreference}
      options={options}
      labelOf={(value) => labels[value]}
    />
  )
}

/** One box that says yes. */
export function CheckField({ state, name, words }: NamedField) {
  const isChecked = textOf(state.values, name) === 'true'
  return (
    <Box type="checkbox" name={name} value="true" defaultChecked={isChecked} label={words.label} />
  )
}

interface BoxesProps extends NamedField {
  type: 'checkbox' | 'radio'
  options: readonly { value: string; label: ReactNode }[]
}

/** Several boxes under one name. */
export function BoxesField({ state, name, words, type, options }: BoxesProps) {
  const error = state.mistakes[name]
  const ids = { hint: `${name}-hint`, error: `${name}-error` }
  const described = [words.hint && ids.hint, error && ids.error].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described || undefined} className="min-w-0">
      <legend className="font-medium">{words.label}</legend>
      {words.hint && (
        <p id={ids.hint} className="text-[0.9rem] text-soft">
          {words.hint}
        </p>
      )}
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <Box
            key={value}
            type={type}
            name={name}
            value={value}
            label={label}
            defaultChecked={state.values?.[name]?.includes(value)}
          />
        ))}
      </div>
      {error && (
        <p id={ids.error} className="mt-1 text-[0.9rem] font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
