import { newContest } from '#content/admin-contests.ts'
import { Button } from '../../../components/button.tsx'
import { FormAlert } from '../../../components/form/form-frame.tsx'
import { Field, Select } from '../../../components/form/field.tsx'
import { Moment, Words } from './contest-fields.tsx'
import { useNewContest } from './use-new-contest.ts'

const { fields } = newContest

/** Our own checks name every missing field at once, so the browser's are off. */
export function ContestForm() {
  const { mistakes, failure, isSending, onSubmit } = useNewContest()
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="mt-6 grid max-w-2xl gap-5">
      <p className="text-soft">{newContest.required}</p>
      <Words mistakes={mistakes} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Moment name="startDate" mistakes={mistakes} />
        <Moment name="endDate" mistakes={mistakes} />
      </div>
      <Field label={fields.status.label}>
        {(control) => (
          <Select name="status" defaultValue="draft" {...control}>
            <option value="draft">{fields.status.draft}</option>
            <option value="active">{fields.status.active}</option>
          </Select>
        )}
      </Field>
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <Button type="submit" isResting={isSending} className="justify-self-start">
        {isSending ? newContest.submitting : newContest.submit}
      </Button>
    </form>
  )
}
