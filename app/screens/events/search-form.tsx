import { Search } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { eventsPage } from '#content/events.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/form/field.tsx'
import { useDocument } from '../../documents.ts'
import type { Finding } from './use-finding.ts'

const { find } = eventsPage

interface SearchFormProps {
  finding: Finding
  onApproach: () => void
}

/** Searches as the guest types; without scripts its button asks the server. */
export function SearchForm({ finding, onApproach }: SearchFormProps) {
  const { placeholder } = useDocument('events').find
  const search = (text: string) => {
    onApproach()
    finding.setText(text)
  }
  const searchEarly = useEffectEvent(() => {
    const typed = finding.field.current?.value ?? ''
    if (typed !== finding.text) search(typed)
  })
  // On a slow connection a guest may have typed before hydration.
  useEffect(() => searchEarly(), [])
  return (
    <form
      role="search"
      action="/events#find-event"
      method="get"
      className="mt-6 flex max-w-2xl grow flex-wrap items-end gap-3 lg:flex-nowrap"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="grow basis-64 lg:min-w-56">
        <Field label={find.label}>
          {(control) => (
            <input
              ref={finding.field}
              type="search"
              name="q"
              value={finding.text}
              placeholder={placeholder}
              autoComplete="off"
              enterKeyHint="search"
              onFocus={onApproach}
              onChange={(event) => search(event.currentTarget.value)}
              {...control}
            />
          )}
        </Field>
      </div>
      <Button type="submit" kind="secondary">
        <Search aria-hidden className="size-5" />
        {find.submit}
      </Button>
    </form>
  )
}
