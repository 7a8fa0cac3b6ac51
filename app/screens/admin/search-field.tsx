import { Field, TextInput } from '../../components/form/field.tsx'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (typed: string) => void
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...control}
        />
      )}
    </Field>
  )
}
