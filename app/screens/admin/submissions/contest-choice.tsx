import { useQuery } from '@tanstack/react-query'
import { adminSubmissions } from '#content/admin-submissions.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { Field, Select } from '../../../components/form/field.tsx'

const words = adminSubmissions.contest

interface ContestChoiceProps {
  contestId: string | null
  onChange: (contestId: string | null) => void
}

/** Entries of which contest are shown. */
export function ContestChoice({ contestId, onChange }: ContestChoiceProps) {
  const { data: contests = [] } = useQuery<AdminContest[]>({ queryKey: ['/api/admin/contests'] })
  return (
    <Field label={words.label}>
      {(control) => (
        <Select
          value={contestId ?? ''}
          onChange={(event) => onChange(event.target.value || null)}
          {...control}
        >
          <option value="">{words.all}</option>
          {contests.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
