import { Star } from 'lucide-react'
import { describedBy, FieldNotes } from '../../../components/form/field.tsx'
import { useField } from '../../../components/form/form-frame.tsx'

interface StarInputProps {
  name: string
  label: string
  isRequired: boolean
}

/** One to five stars as a radio group: arrow keys work, even without scripts. */
export function StarInput({ name, label, isRequired }: StarInputProps) {
  const { error, text } = useField(name)
  return (
    <fieldset aria-describedby={describedBy(name, undefined, error)}>
      <legend className="font-medium">
        {label}
        {isRequired && ' *'}
      </legend>
      <div className="star-input mt-1 flex not-last:mb-1">
        {[1, 2, 3, 4, 5].map((value) => (
          <label key={value} className="relative cursor-pointer p-1.5 text-edge">
            <input
              type="radio"
              name={name}
              value={value}
              required={isRequired}
              defaultChecked={text === String(value)}
              aria-label={`${value} ${value === 1 ? 'star' : 'stars'}`}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded"
            />
            <Star aria-hidden className="size-8" />
          </label>
        ))}
      </div>
      <FieldNotes id={name} error={error} />
    </fieldset>
  )
}
