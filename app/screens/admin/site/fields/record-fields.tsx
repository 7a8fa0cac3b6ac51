import { useState } from 'react'
import { X } from 'lucide-react'
import { adminSite } from '#content/admin-site.ts'
import { recordNames } from '#content/document-field-names.ts'
import { Button, IconButton } from '../../../../components/button.tsx'
import { Field } from '../../../../components/form/field.tsx'
import { useEditing, useMistake } from './editing.ts'
import { nameOf, schemaOfField, type Fields, type Path, type Schema } from './schema.ts'

const words = adminSite.form

interface RecordFieldsProps {
  path: Path
  schema: Schema
  value: Fields
}

/** Entries that the owner names, such as the template of each booking partner. */
export function RecordFields({ path, schema, value }: RecordFieldsProps) {
  const { change } = useEditing()
  const mistake = useMistake(path)
  const entries = Object.entries(value)
  return (
    <div className="grid grid-cols-1 gap-4">
      {mistake && <p className="text-sm font-medium text-danger">{mistake}</p>}
      <ul className="grid min-w-0 grid-cols-1 gap-4">
        {[...entries.entries()].map(([at, [name]]) => (
          <li key={at} className="grid min-w-0 grid-cols-1 gap-3 border-l-2 border-line pl-4">
            <Entry {...{ path, schema, value, name }} />
          </li>
        ))}
      </ul>
      {!entries.some(([name]) => name === '') && (
        <Button
          kind="secondary"
          size="small"
          name={nameOf(path)}
          className="justify-self-start"
          onClick={() => change(path, { ...value, '': '' })}
        >
          {words.addItem}
        </Button>
      )}
    </div>
  )
}

function Entry({ path, schema, value, name }: RecordFieldsProps & { name: string }) {
  const { change, Value } = useEditing()
  const [typed, setTyped] = useState<string>()
  const { entry, content } = recordNames[path.at(-1) ?? ''] ?? recordNames.other
  const others = Object.keys(value).filter((each) => each !== name)
  const rename = (next: string) => {
    // Two of the same name would become one; until it differs, only the field shows it.
    const isFree = !others.includes(next)
    setTyped(isFree ? undefined : next)
    if (isFree) change(path, renamed(value, name, next))
  }
  return (
    <>
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <Field label={entry}>
          {(control) => (
            <input
              type="text"
              value={typed ?? name}
              onChange={({ target }) => rename(target.value)}
              {...control}
            />
          )}
        </Field>
        <IconButton
          icon={X}
          name={nameOf([...path, name])}
          label={words.removeNamed(name)}
          onClick={() => change([...path, name], undefined)}
        />
      </div>
      <Value
        path={[...path, name]}
        label={content}
        schema={schemaOfField(schema, name)}
        value={value[name]}
      />
    </>
  )
}

/** In the same place. */
function renamed(value: Fields, from: string, to: string): Fields {
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name === from ? to : name, each]),
  )
}
