import { useState } from 'react'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { nothingChosen } from '../../components/date-range/chosen-days.ts'
import { CabinDatesField } from '../../components/date-range/cabin-dates-field.tsx'
import { Field } from '../../components/form/field.tsx'
import { Skeleton } from '../../components/loading.tsx'
import { Stars } from '../../components/reviews/stars.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { useCabins } from '../../documents.ts'

export function Controls() {
  return (
    <div className="grid gap-10">
      <Buttons />
      <div className="flex flex-wrap gap-2">
        <Badge>Neutral</Badge>
        <Badge tone="oak">Oak</Badge>
        <Badge tone="ember">Ember</Badge>
        <Badge tone="bluebonnet">Bluebonnet</Badge>
        <Badge tone="danger">Danger</Badge>
      </div>
      <div className="flex flex-wrap gap-6">
        {[0, 2, 3.6, 5].map((rating) => (
          <Stars key={rating} rating={rating} />
        ))}
      </div>
      <Fields />
      <Skeleton className="h-24 w-72" />
      <Tabs
        label="Sample tabs"
        chosen="First"
        tabs={['First', 'Second', 'Third'].map((label) => ({
          value: label,
          label,
          to: '/styleguide',
          panel: <p>The {label.toLowerCase()} panel.</p>,
        }))}
      />
    </div>
  )
}

function Buttons() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>Primary</Button>
      <Button disabled>Submitting...</Button>
      <Button kind="secondary">Secondary</Button>
      <Button kind="quiet">Quiet</Button>
      <Button size="small">Small</Button>
      <span className="on-dusk rounded-md bg-dusk p-2">
        <Button kind="on-dusk">On dusk</Button>
      </span>
    </div>
  )
}

function Fields() {
  const [cabin] = useCabins()
  const [chosen, setChosen] = useState(nothingChosen)
  return (
    <div className="grid max-w-md gap-5">
      <Field label="Name" hint="As on your booking.">
        {(control) => <input {...control} />}
      </Field>
      <Field label="Email" error="Please enter a full email address, such as name@example.com.">
        {(control) => <input type="email" defaultValue="name@" {...control} />}
      </Field>
      <Field label="Cabin">
        {(control) => (
          <select {...control}>
            <option>{cabin?.name}</option>
          </select>
        )}
      </Field>
      <Field label="Message">{(control) => <textarea rows={4} {...control} />}</Field>
      <CabinDatesField cabin={cabin?.slug ?? ''} chosen={chosen} onChange={setChosen} />
    </div>
  )
}
