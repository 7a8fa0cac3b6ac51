import { useMutation } from '@tanstack/react-query'
import { adminGuests } from '#content/admin-guests.ts'
import { guestDataMessages } from '#contracts/messages.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { textOf, typedIn } from '../../../components/form/values.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { deleteAll, reasonOf, saveExport } from './guest-data-requests.ts'

/** Export for the guest. Shows progress, because the file takes a while. */
export function ExportSection({ email }: { email: string }) {
  const saving = useMutation({ mutationFn: () => saveExport(email) })
  return (
    <section aria-labelledby="export-heading" className="max-w-prose">
      <h2 id="export-heading" className="text-heading">
        {adminGuests.export.heading}
      </h2>
      <p className="mt-2">{adminGuests.export.text}</p>
      <Button
        kind="secondary"
        className="mt-4"
        isResting={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {saving.isPending ? adminGuests.export.submitting : adminGuests.export.submit}
      </Button>
      {saving.isError && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {reasonOf(saving.error, adminGuests.export.failed)}
        </p>
      )}
      <p role="status" className="mt-3 empty:hidden">
        {saving.isSuccess && adminGuests.export.done}
      </p>
    </section>
  )
}

interface DeleteFormProps {
  email: string
  onDeleted: () => void
}

/** Requires typing the address again, since deletion cannot be undone. */
export function DeleteForm({ email, onDeleted }: DeleteFormProps) {
  const words = adminGuests.delete
  const form = useAdminForm({
    read: (element) => textOf(typedIn(element), 'confirmation').trim(),
    check: (typed): Record<string, string> =>
      typed.toLowerCase() === email ? {} : { confirmation: guestDataMessages.mismatch },
    send: (typed) => deleteAll(email, typed),
    onStored: onDeleted,
    explain: (error) => reasonOf(error, words.failed),
  })
  return (
    <FormFrame
      submission={form}
      noValidate
      aria-labelledby="delete-heading"
      className="grid max-w-prose gap-4 rounded-lg border-2 border-danger p-5"
    >
      <h2 id="delete-heading" className="text-heading">
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <TextField name="confirmation" label={words.label} type="email" autoComplete="off" required />
      <Submit submission={form} words={words} />
    </FormFrame>
  )
}
