import type { FormEvent } from 'react'
import { Button } from '../../parts/button.tsx'
import { Field, TextArea } from '../../parts/field.tsx'

interface TextFormProps {
  words: { label: string; hint?: string; save: string }
  maxLength: number
  value: string
  onChange: (text: string) => void
  onSave: () => void
  isDisabled: boolean
  className?: string
}

/** A short text of the owner's with a button that saves it. */
export function TextForm(props: TextFormProps) {
  const { words, maxLength, value, onChange, onSave, isDisabled, className = '' } = props
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <form onSubmit={onSubmit} className={`grid gap-3 ${className}`}>
      <Field label={words.label} hint={words.hint}>
        {(control) => (
          <TextArea
            rows={2}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <Button
        type="submit"
        kind="secondary"
        size="small"
        disabled={isDisabled}
        className="justify-self-start"
      >
        {words.save}
      </Button>
    </form>
  )
}
