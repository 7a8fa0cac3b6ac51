import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { contestMessages, fillThisIn } from '#contracts/admin-contest-messages.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { ChoiceField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { sendOverHttp } from '../../../queries.ts'
import { adminMeta } from '../admin-meta.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { useStillHere } from '../../../components/use-still-here.ts'
import { draftIn, errorsIn } from './contest-draft.ts'
import { ContestFields } from './contest-fields.tsx'
import { refreshContests } from './contests-query.ts'

const statuses = {
  draft: 'Draft: only you can see it',
  active: 'Active: open to guests from its start date',
}

export const meta = adminMeta('Create Contest')

export default function NewContest() {
  const form = useNewContest()
  return (
    <div className="pt-4">
      <BackLink to="/admin/contests" label="Back to contests" />
      <h1 className="mt-2 sign text-title">Create Contest</h1>
      {/* Our validation lists all missing fields at once, so the browser's is off. */}
      <FormFrame submission={form} noValidate className="mt-6 grid max-w-2xl gap-5">
        <p className="text-soft">Fields marked * are required.</p>
        <ContestFields />
        <ChoiceField
          name="status"
          label="Status"
          defaultValue="draft"
          options={['draft', 'active'] as const}
          labelOf={(value) => statuses[value]}
        />
        <Submit submission={form} words={{ submit: 'Create Contest', submitting: 'Creating...' }} />
      </FormFrame>
    </div>
  )
}

/** Goes to the list once the contest is stored, unless the owner has gone elsewhere. */
function useNewContest() {
  const { timeZone } = useFacts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  return useAdminForm({
    draft: '/api/admin/contests',
    read: (form) => draftIn(form, timeZone),
    check: errorsIn,
    invalid: (errors) =>
      Object.values(errors).includes(fillThisIn)
        ? contestMessages.missing
        : { title: 'Validation Error', description: 'The end date must be after the start date' },
    send: (draft) => sendOverHttp('POST', '/api/admin/contests', draft),
    failedTitle: contestMessages.createFailed,
    onStored: async (_, __, draft) => {
      const description = `“${draft.title}” is ${draft.status === 'active' ? 'active' : 'a draft'}.`
      showToast({ title: contestMessages.created, description })
      await refreshContests(client)
      if (isStillHere()) await navigate('/admin/contests')
    },
  })
}
