import { useState } from 'react'
import { adminSite } from '#content/admin-site.ts'
import { searchLengths } from '#contracts/site-revisions.ts'
import { Field } from '../../../../components/form/field.tsx'
import { useEditing, useMistake, type FieldProps } from './editing.ts'
import { hintOf } from './labels.ts'
import { nameOf, type Schema } from './schema.ts'

/** Longer ones get several lines. */
const shortText = 60
const charactersPerLine = 48

/** A text; one that search engines show says how long it is. */
export function TextValue({ path, label, schema, value }: FieldProps) {
  const { change } = useEditing()
  const text = typeof value === 'string' ? value : ''
  const rows = Math.min(10, Math.max(2, Math.ceil(text.length / charactersPerLine)))
  // As it was at first: another control in the midst of typing would lose the focus.
  const [isLong] = useState(
    () => schema.format === 'markdown' || text.length > shortText || text.includes('\n'),
  )
  const onChange = ({ target }: { target: { value: string } }) => change(path, target.value)
  return (
    <Field
      label={label}
      hint={
        limitHint(schema, text) ?? lengthHint(path, text) ?? hintOf(path) ?? markdownHint(schema)
      }
      error={useMistake(path)}
    >
      {(control) =>
        isLong ? (
          <textarea name={nameOf(path)} rows={rows} value={text} onChange={onChange} {...control} />
        ) : (
          <input
            name={nameOf(path)}
            type={schema.format === 'date' ? 'date' : 'text'}
            value={text}
            onChange={onChange}
            {...control}
          />
        )
      }
    </Field>
  )
}

function limitHint({ maxLength }: Schema, { length }: string): string | undefined {
  return maxLength === undefined ? undefined : adminSite.form.limit(length, maxLength)
}

function markdownHint({ format }: Schema): string | undefined {
  return format === 'markdown' ? adminSite.form.markdown : undefined
}

function lengthHint([group, name = '']: readonly string[], { length }: string): string | undefined {
  if (group !== 'search' || !(name in searchLengths)) return undefined
  return adminSite.form.length(length, searchLengths[name as keyof typeof searchLengths])
}
