import { useEffect, useRef, type FormEvent } from 'react'
import { Button } from '../../components/button.tsx'
import { FormAlert } from '../../components/form/form-frame.tsx'
import { Field, TextArea } from '../../components/form/field.tsx'

interface TextFormProps {
  words: { label: string; hint?: string; save: string }
  maxLength: number
  value: string
  onChange: (text: string) => void
  onSave: () => void
  isResting: boolean
  /** What became of the last try, if it failed. */
  failure: string | undefined
  /** Whether the writing goes on here as soon as it is shown. */
  hasFocus?: boolean
}

/** A short text of the owner's with a button that saves it. */
export function TextForm(props: TextFormProps) {
  const { words, maxLength, value, onChange, onSave, isResting, failure, hasFocus } = props
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (hasFocus) area.current?.focus()
  }, [hasFocus])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <Field label={words.label} hint={words.hint}>
        {(control) => (
          <TextArea
            rows={2}
            ref={area}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...control}
          />
        )}
      </Field>
      {failure && <FormAlert>{failure}</FormAlert>}
      <Button
        type="submit"
        kind="secondary"
        size="small"
        isResting={isResting}
        className="justify-self-start"
      >
        {words.save}
      </Button>
    </form>
  )
}
