import { Form, useSearchParams, useSubmit } from 'react-router'
import { cabinsPage } from '#content/cabins-page.ts'
import { cabinOrderLabels } from '#content/cabin-order.ts'
import { cabinOrders, type CabinOrder } from '#contracts/options.ts'
import { Button } from '../../parts/button.tsx'
import { Field, Select } from '../../parts/field.tsx'

/** What else the address asks for, kept when the order changes. */
const asked = ['from', 'to', 'guests', 'cabin']

/** Puts the order into the address, so that it can be shared; without scripts it has a button. */
export function SortControl({ order }: { order: CabinOrder }) {
  const submit = useSubmit()
  const [search] = useSearchParams()
  return (
    <Form className="flex items-end gap-2">
      {Array.from(search, ([name, value]) =>
        asked.includes(name) ? <input key={name} type="hidden" {...{ name, value }} /> : null,
      )}
      <Field label={cabinsPage.sort}>
        {(control) => (
          <Select
            key={order}
            name="sort"
            defaultValue={order}
            onChange={(event) =>
              void submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
            }
            {...control}
          >
            {cabinOrders.map((value) => (
              <option key={value} value={value}>
                {cabinOrderLabels[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="without-script">
        <Button type="submit" kind="secondary">
          {cabinsPage.applySort}
        </Button>
      </div>
    </Form>
  )
}
