import { adminSite } from '#content/admin-site.ts'
import { Button } from '../../../../components/button.tsx'
import { useEditing, useMistake, type FieldProps } from './editing.ts'
import { labelOf } from './labels.ts'
import { emptyOf, nameOf, schemaOfField, type Fields, type Path, type Schema } from './schema.ts'

/** Fields that belong together. */
export function GroupField({ path, label, schema, value }: FieldProps & { value: Fields }) {
  return (
    <fieldset className="min-w-0 rounded-md border border-line p-4">
      <legend className="px-1 font-medium">{label}</legend>
      <GroupFields path={path} schema={schema} value={value} />
    </fieldset>
  )
}

interface GroupFieldsProps {
  path: Path
  schema: Schema
  value: Fields
}

/** The fields of a group, and those that could be added. */
export function GroupFields({ path, schema, value }: GroupFieldsProps) {
  const { feature, ...fields } = value
  const mistake = useMistake(path)
  return (
    <div className="grid grid-cols-1 gap-5">
      {mistake && <p className="text-sm font-medium text-danger">{mistake}</p>}
      {typeof feature === 'string' && (
        <p className="text-sm text-soft">{adminSite.form.while(feature)}</p>
      )}
      {Object.entries(fields)
        .filter(([name]) => typeof schemaOfField(schema, name).const !== 'string')
        .map(([name, each]) => (
          <FieldOfGroup key={name} {...{ path, name, schema }} value={each} />
        ))}
      <MissingFields {...{ path, schema, value }} />
    </div>
  )
}

interface FieldOfGroupProps {
  path: Path
  name: string
  schema: Schema
  value: unknown
}

/** A field of a group or document, and how to take it out. */
export function FieldOfGroup({ path, name, schema, value }: FieldOfGroupProps) {
  const { Value } = useEditing()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <Value
        path={[...path, name]}
        label={labelOf(name, path)}
        schema={schemaOfField(schema, name)}
        value={value}
      />
      <RemoveField {...{ path, name, schema }} />
    </div>
  )
}

interface RemoveFieldProps extends Omit<FieldOfGroupProps, 'value'> {
  /** Where other buttons stand beside it. */
  isNamed?: boolean
}

/** For a field that may be left out. */
export function RemoveField({ path, name, schema, isNamed = false }: RemoveFieldProps) {
  const { change } = useEditing()
  const declared = schema.properties?.[name]
  // A switch that counts as on where it is left out is only switched.
  if (!declared || declared.default !== undefined || schema.required?.includes(name)) return null
  const named = adminSite.form.removeNamed(labelOf(name, path))
  return (
    <Button
      kind="quiet"
      size="small"
      name={nameOf([...path, name])}
      className="justify-self-start"
      aria-label={named}
      onClick={() => change([...path, name], undefined)}
    >
      {isNamed ? named : adminSite.form.remove}
    </Button>
  )
}

/** Buttons for fields that may be left out, and are. */
export function MissingFields({ path, schema, value }: GroupFieldsProps) {
  const { change } = useEditing()
  const missing = Object.entries(schema.properties ?? {}).filter(
    ([name]) => !Object.hasOwn(value, name),
  )
  if (missing.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {missing.map(([name, each]) => (
        <Button
          key={name}
          kind="quiet"
          size="small"
          name={nameOf([...path, name])}
          onClick={() => change([...path, name], emptyOf(each))}
        >
          {adminSite.form.add(labelOf(name, path).toLowerCase())}
        </Button>
      ))}
    </div>
  )
}
