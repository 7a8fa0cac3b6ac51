import { newContest } from '#content/admin-contests.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { localTimeOf } from '#contracts/dates.ts'
import { contestLengths } from '#contracts/limits.ts'
import { CheckField, TextField } from '../../../components/form/fields.tsx'
import { useFacts } from '../../../documents.ts'

const { fields } = newContest

interface ContestFieldsProps {
  /** The contest to edit. */
  contest?: AdminContest
  /** Rules and start of an active contest are fixed, so the fields are hidden. */
  hasFixedRules?: boolean
}

export function ContestFields({ contest, hasFixedRules = false }: ContestFieldsProps) {
  return (
    <>
      <TextField
        name="title"
        {...fields.title}
        required
        maxLength={contestLengths.title}
        defaultValue={contest?.title}
      />
      <TextField
        name="description"
        {...fields.description}
        rows={4}
        required
        maxLength={contestLengths.description}
        defaultValue={contest?.description}
      />
      {!hasFixedRules && (
        <TextField
          name="rules"
          {...fields.rules}
          rows={5}
          maxLength={contestLengths.rules}
          defaultValue={contest?.rules}
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        {!hasFixedRules && <Moment name="startDate" instant={contest?.startDate} />}
        <Moment name="endDate" instant={contest?.endDate} />
      </div>
      <CheckField
        name="followsDates"
        label={fields.followsDates}
        {...(contest && { defaultChecked: contest.followsDates })}
      />
    </>
  )
}

function Moment({ name, instant }: { name: 'startDate' | 'endDate'; instant: string | undefined }) {
  const { timeZone } = useFacts()
  return (
    <TextField
      name={name}
      {...fields[name]}
      hint={fields.zone(timeZone)}
      type="datetime-local"
      required
      defaultValue={instant && localTimeOf(instant, timeZone)}
    />
  )
}
