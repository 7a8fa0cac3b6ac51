import { useQuery } from '@tanstack/react-query'
import { Form, useSubmit } from 'react-router'
import { galleryPage } from '#content/contest/gallery.ts'
import type { PublicContest } from '#contracts/contests.ts'
import { Button } from '../../parts/button.tsx'
import { Field, Select } from '../../parts/field.tsx'
import { contestsKey } from './entries-query.ts'

const words = galleryPage.filter

/** Which contest; it stands in the address, so that a wall can be shared. */
export function ContestFilter({ contestId }: { contestId: string | null }) {
  const submit = useSubmit()
  const { data: contests = [] } = useQuery<PublicContest[]>({ queryKey: contestsKey })
  return (
    <Form
      // Anew once the contests are known, so that the chosen one is among the options.
      key={`${contestId}-${contests.length}`}
      className="flex flex-wrap items-end gap-4"
      onChange={(event) =>
        void submit(event.currentTarget, { replace: true, preventScrollReset: true })
      }
    >
      <div className="w-full max-w-sm">
        <Field label={words.contest}>
          {(control) => (
            <Select name="contestId" defaultValue={contestId ?? ''} {...control}>
              <option value="">{words.all}</option>
              {contests.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="without-script">
        <Button type="submit" kind="secondary">
          {words.apply}
        </Button>
      </div>
    </Form>
  )
}
