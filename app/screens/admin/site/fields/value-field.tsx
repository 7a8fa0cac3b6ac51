import { adminSite } from '#content/admin-site.ts'
import { Field } from '../../../../components/form/field.tsx'
import { useEditing, useMistake, type FieldProps } from './editing.ts'
import { GroupField } from './group-field.tsx'
import { choiceLabel, hintOf } from './labels.ts'
import { ListField } from './list-field.tsx'
import { isFields, isNumber, nameOf, schemaFor } from './schema.ts'
import { TextValue } from './text-value.tsx'

/** A value of a document, by what it is. */
export function ValueField({ schema: declared, ...props }: FieldProps) {
  const { value } = props
  const schema = schemaFor(declared, value)
  if (Array.isArray(value)) return <ListField {...props} schema={schema} value={value} />
  if (isFields(value)) {
    return Object.hasOwn(value, 'feature') && schema.type !== 'object' ? (
      <FeatureText {...props} schema={schema} />
    ) : (
      <GroupField {...props} schema={schema} value={value} />
    )
  }
  if (typeof value === 'boolean') return <FlagValue {...props} schema={schema} />
  if (schema.enum) return <ChoiceValue {...props} schema={schema} />
  if (isNumber(schema)) return <NumberValue {...props} schema={schema} />
  return <TextValue {...props} schema={schema} />
}

/** A text that depends on a feature. */
function FeatureText({ path, label, schema, value }: FieldProps) {
  const { feature, ...texts } = isFields(value) ? value : {}
  const names = { text: adminSite.form.while(String(feature)), otherwise: adminSite.form.otherwise }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-medium">{label}</legend>
      {Object.entries(texts).map(([name, each]) => (
        <TextValue
          key={name}
          path={[...path, name]}
          label={names[name as keyof typeof names] ?? name}
          schema={schema}
          value={each}
        />
      ))}
    </fieldset>
  )
}

function NumberValue({ path, label, value }: FieldProps) {
  const { change } = useEditing()
  return (
    <Field label={label} error={useMistake(path)}>
      {(control) => (
        <input
          name={nameOf(path)}
          type="number"
          step="any"
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) =>
            change(path, Number.isNaN(target.valueAsNumber) ? '' : target.valueAsNumber)
          }
          {...control}
        />
      )}
    </Field>
  )
}

function FlagValue({ path, label, value }: FieldProps) {
  const { change } = useEditing()
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        name={nameOf(path)}
        type="checkbox"
        className="size-5 shrink-0"
        checked={value === true}
        onChange={({ target }) => change(path, target.checked)}
      />
      {label}
    </label>
  )
}

function ChoiceValue({ path, label, schema, value }: FieldProps) {
  const { change } = useEditing()
  return (
    <Field label={label} hint={hintOf(path)} error={useMistake(path)}>
      {(control) => (
        <select
          name={nameOf(path)}
          value={String(value)}
          onChange={({ target }) => change(path, target.value)}
          {...control}
        >
          {schema.enum?.map((option) => (
            <option key={option} value={option}>
              {choiceLabel(path, String(option))}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
