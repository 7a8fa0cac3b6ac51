import type { AdminContest } from '#contracts/contests.ts'
import { localTimeOf } from '#contracts/dates.ts'
import { contestLengths, defaultContestRules } from '#contracts/limits.ts'
import { CheckField, TextField } from '../../../components/form/fields.tsx'
import { useFacts } from '../../../documents.ts'

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
        label="Title *"
        required
        maxLength={contestLengths.title}
        defaultValue={contest?.title}
      />
      <TextField
        name="description"
        label="Description *"
        hint="What you’re looking for. Guests read this first."
        rows={4}
        required
        maxLength={contestLengths.description}
        defaultValue={contest?.description}
      />
      {!hasFixedRules && (
        <TextField
          name="rules"
          label="Rules"
          hint={`One rule per line. If you leave it empty: “${defaultContestRules}”. The full rules page also covers eligibility, judging, license and removal.`}
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
        label="Start and end by itself on these dates"
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
      label={name === 'startDate' ? 'Starts *' : 'Ends *'}
      hint={`Time at the property (${timeZone})`}
      type="datetime-local"
      required
      defaultValue={instant && localTimeOf(instant, timeZone)}
    />
  )
}
