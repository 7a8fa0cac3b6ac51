import { Form, useSubmit } from 'react-router'
import { cabinsPage } from '#content/cabins-page.ts'
import { cabinOrderLabels } from '#content/cabin-order.ts'
import { cabinOrders, type CabinOrder } from '#contracts/options.ts'
import { Button } from '../../parts/button.tsx'
import { Field, Select } from '../../parts/field.tsx'

/** Puts the order into the address, so that it can be shared; without scripts it has a button. */
export function SortControl({ order }: { order: CabinOrder }) {
  const submit = useSubmit()
  return (
    <Form className="flex items-end gap-2">
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
