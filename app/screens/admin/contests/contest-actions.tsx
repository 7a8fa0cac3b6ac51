import { useQueryClient } from '@tanstack/react-query'
import { momentAt } from '#contracts/moments.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { contestMessages } from '#contracts/admin-contest-messages.ts'
import { Button } from '../../../components/button.tsx'
import { useFacts } from '../../../documents.ts'
import { DeleteButton } from '../confirm.tsx'
import { EditDialog } from '../edit-dialog.tsx'
import { useOpen } from '../owner-drafts.ts'
import { draftIn } from './contest-draft.ts'
import { ContestFields } from './contest-fields.tsx'
import { refreshContests } from './contests-query.ts'

const deleteWords = {
  button: 'Delete draft',
  named: (title: string) => `Delete ${title}`,
  heading: 'Delete this draft?',
  text: (title: string) => `“${title}” and its prizes will be deleted. This can’t be undone.`,
  yes: 'Delete draft',
  no: 'Keep it',
} as const

export interface ContestProps {
  contest: AdminContest
}

/** Editing, while guests may still enter or none has, and deleting a draft. */
export function ChangeContest({ contest }: ContestProps) {
  const { id, status, title } = contest
  const [isEditing, setEditing] = useOpen(`/api/admin/contests/${id}`)
  const client = useQueryClient()
  if (status !== 'draft' && status !== 'active') return null
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-label={`Edit ${title}`}
        onClick={() => setEditing(true)}
      >
        Edit
      </Button>
      {isEditing && <EditContest contest={contest} onClose={() => setEditing(false)} />}
      {status === 'draft' && (
        <DeleteButton
          label={deleteWords.button}
          named={deleteWords.named(title)}
          address={`/api/admin/contests/${id}`}
          words={deleteWords}
          text={deleteWords.text(title)}
          deleted={{ title: contestMessages.deleted, description: title }}
          failed={contestMessages.deleteFailed}
          refresh={() => refreshContests(client)}
        />
      )}
    </>
  )
}

function EditContest({ contest, onClose }: ContestProps & { onClose: () => void }) {
  const { timeZone } = useFacts()
  const { id, status, title, description, rules, startDate, endDate, followsDates } = contest
  const hasFixedRules = status === 'active'
  return (
    <EditDialog
      words={{ heading: 'Edit contest', submit: 'Save changes', submitting: 'Saving...' }}
      address={`/api/admin/contests/${id}`}
      read={(form) => contentIn(form, timeZone)}
      seen={{ title, description, rules, startDate, endDate, followsDates }}
      texts={[
        title,
        description,
        rules,
        momentAt(startDate, timeZone),
        momentAt(endDate, timeZone),
        followsDates ? 'Starts and ends by itself' : 'Started and closed by you',
      ]}
      saved={contestMessages.edited}
      failed={contestMessages.editFailed}
      onClose={onClose}
    >
      <p className="text-soft">
        {hasFixedRules
          ? 'Guests may have entered under these rules and dates, so you can only extend the end date.'
          : 'Fields marked * are required.'}
      </p>
      <ContestFields contest={contest} hasFixedRules={hasFixedRules} />
    </EditDialog>
  )
}

function contentIn(form: HTMLFormElement, timeZone: string) {
  const { status: _, startDate, endDate, ...texts } = draftIn(form, timeZone)
  return { ...texts, startDate: startDate ?? '', endDate: endDate ?? '' }
}
