import { Star } from 'lucide-react'
import { starWords } from '#content/review-page.ts'
import { classes } from '../../../components/classes.ts'
import { describedBy, FieldNotes } from '../../../components/form/field.tsx'
import { useField } from '../../../components/form/form-frame.tsx'

interface StarInputProps {
  name: string
  label: string
  isRequired: boolean
  /** Larger, with a word for the stars that are chosen. */
  isLarge?: boolean
}

/** One to five stars as a radio group: arrow keys work, even without scripts. */
export function StarInput({ name, label, isRequired, isLarge = false }: StarInputProps) {
  const { error, text } = useField(name)
  return (
    <fieldset aria-describedby={describedBy(name, undefined, error)}>
      <legend className="font-medium">
        {label}
        {isRequired && ' *'}
      </legend>
      <div className="star-input -mx-2 mt-1 flex flex-wrap items-center not-last:mb-1">
        {[1, 2, 3, 4, 5].map((value) => (
          <label key={value} className="relative cursor-pointer p-1.5 text-edge">
            <input
              type="radio"
              name={name}
              value={value}
              required={isRequired}
              defaultChecked={text === String(value)}
              aria-label={starLabel(value, isLarge)}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded"
            />
            <Star aria-hidden className={isLarge ? 'size-10 sm:size-12' : 'size-8'} />
          </label>
        ))}
        {isLarge && <StarWords isTight={error !== undefined} />}
      </div>
      <FieldNotes id={name} error={error} />
    </fieldset>
  )
}

/** Screen readers hear the word with the star. */
function starLabel(value: number, hasWord: boolean): string {
  const label = `${value} ${value === 1 ? 'star' : 'stars'}`
  return hasWord ? `${label}: ${starWords[value - 1]}` : label
}

/** Until there is one, the word keeps its place, except from an error that belongs to the stars. */
function StarWords({ isTight }: { isTight: boolean }) {
  return (
    <p
      aria-hidden
      className={classes(
        'min-w-[min(11rem,100%)] px-2 text-xl font-semibold max-sm:basis-full',
        !isTight && 'min-h-8',
      )}
    >
      {starWords.map((word, index) => (
        <span key={word} data-stars={index + 1} className="star-word">
          {word}
        </span>
      ))}
    </p>
  )
}
