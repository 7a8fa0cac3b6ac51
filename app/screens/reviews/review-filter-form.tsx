import { Form, useSubmit } from 'react-router'
import { cabins } from '#content/cabins.ts'
import { reviewOrderLabels, reviewsPage } from '#content/reviews-page.ts'
import { reviewOrders } from '#contracts/options.ts'
import { Button } from '../../parts/button.tsx'
import { Field, Select } from '../../parts/field.tsx'
import type { ReviewFilter } from './reviews-query.ts'

const words = reviewsPage.filter

/** Which cabin and which order; both stand in the address, so that a list can be shared. */
export function ReviewFilterForm({ filter }: { filter: ReviewFilter }) {
  const submit = useSubmit()
  return (
    <Form
      key={`${filter.cabin}-${filter.sort}`}
      className="flex flex-wrap items-end gap-4"
      onChange={(event) =>
        void submit(event.currentTarget, { replace: true, preventScrollReset: true })
      }
    >
      <Field label={words.cabin}>
        {(control) => (
          <Select name="cabin" defaultValue={filter.cabin ?? ''} {...control}>
            <option value="">{words.all}</option>
            {cabins.map(({ slug, name }) => (
              <option key={slug} value={name}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.sort}>
        {(control) => (
          <Select name="sort" defaultValue={filter.sort} {...control}>
            {reviewOrders.map((order) => (
              <option key={order} value={order}>
                {reviewOrderLabels[order]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="without-script">
        <Button type="submit" kind="secondary">
          {words.apply}
        </Button>
      </div>
    </Form>
  )
}
