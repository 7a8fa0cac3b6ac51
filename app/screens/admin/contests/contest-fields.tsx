import { newContest } from '#content/admin-contests.ts'
import { site } from '#content/site.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { contestLengths } from '#contracts/limits.ts'
import { Field, TextArea, TextInput } from '../../../components/form/field.tsx'

const { fields } = newContest

type Mistakes = Readonly<Record<string, string>>

interface WordsProps {
  mistakes: Mistakes
  /** The one that is edited. */
  contest?: Pick<AdminContest, 'title' | 'description' | 'rules'>
  hasRules?: boolean
}

export function Words({ mistakes, contest, hasRules = true }: WordsProps) {
  return (
    <>
      <Field label={fields.title.label} error={mistakes['title']}>
        {(control) => (
          <TextInput
            name="title"
            required
            maxLength={contestLengths.title}
            defaultValue={contest?.title}
            {...control}
          />
        )}
      </Field>
      <Field {...fields.description} error={mistakes['description']}>
        {(control) => (
          <TextArea
            name="description"
            rows={4}
            required
            maxLength={contestLengths.description}
            defaultValue={contest?.description}
            {...control}
          />
        )}
      </Field>
      {hasRules && (
        <Field {...fields.rules} error={mistakes['rules']}>
          {(control) => (
            <TextArea
              name="rules"
              rows={5}
              maxLength={contestLengths.rules}
              defaultValue={contest?.rules}
              {...control}
            />
          )}
        </Field>
      )}
    </>
  )
}

interface MomentProps {
  name: 'startDate' | 'endDate'
  mistakes: Mistakes
  /** As `datetime-local` takes it. */
  value?: string
}

export function Moment({ name, mistakes, value }: MomentProps) {
  return (
    <Field label={fields[name].label} hint={fields.zone(site.timeZone)} error={mistakes[name]}>
      {(control) => (
        <TextInput type="datetime-local" name={name} required defaultValue={value} {...control} />
      )}
    </Field>
  )
}
