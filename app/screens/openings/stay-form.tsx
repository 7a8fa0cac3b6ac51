import { openingsPage } from '#content/openings-page.ts'
import { guestCounts } from '#contracts/stay-address.ts'
import { staySearchWords } from '#content/stay-search.ts'
import { useToday } from '../../components/availability/use-today.ts'
import { Button } from '../../components/button.tsx'
import { Choice } from '../../components/form/choice.tsx'
import { Field } from '../../components/form/field.tsx'
import { FormAlert } from '../../components/form/form-frame.tsx'
import { useCabins } from '../../documents.ts'

/** As in the address; empty where it says nothing. */
export interface TypedStay {
  cabin: string
  from: string
  to: string
  guests: number
}

const { noStay: words } = openingsPage

/** Which cabin and days: a native form that leads back here with them in the address. */
export function StayForm({ typed }: { typed: TypedStay }) {
  const cabins = useCabins()
  const today = useToday()
  const isAsked = typed.cabin !== '' || typed.from !== '' || typed.to !== ''
  return (
    <form action="/openings" className="grid w-full max-w-xl gap-5">
      <p className="text-lead">{words.text}</p>
      {isAsked && <FormAlert>{words.mistake}</FormAlert>}
      <Choice
        label={words.cabin}
        name="cabin"
        options={cabins.map(({ slug }) => slug)}
        labelOf={(slug) => cabins.find((cabin) => cabin.slug === slug)?.name ?? slug}
        defaultValue={typed.cabin}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={staySearchWords[name]}>
            {(control) => (
              <input
                {...control}
                type="date"
                name={name}
                min={today}
                required
                defaultValue={typed[name]}
              />
            )}
          </Field>
        ))}
      </div>
      <Choice
        label={staySearchWords.guests}
        name="guests"
        options={guestCounts}
        labelOf={staySearchWords.guestsOption}
        defaultValue={typed.guests}
      />
      <Button type="submit" className="justify-self-start">
        {words.submit}
      </Button>
    </form>
  )
}
