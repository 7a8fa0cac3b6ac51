import { useMutation } from '@tanstack/react-query'
import { guestDataMessages } from '#contracts/messages.ts'
import type { GuestData } from '#contracts/guest-data.ts'
import { requestFailed } from '#contracts/not-sent.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { textOf, typedIn } from '../../../components/form/values.ts'
import { sendProven } from '../proof/send-proven.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'
import { Section } from '../page-parts.tsx'

/** Export for the guest. Shows progress, because the file takes a while. */
export function ExportSection({ email }: { email: string }) {
  const saving = useMutation({ mutationFn: () => saveExport(email) })
  return (
    <Section heading="Export data" className="max-w-prose">
      <p className="mt-2">
        One file with everything: what they sent, what happened to it, your notes on inquiries, and
        their photos and videos.
      </p>
      <Button
        kind="secondary"
        className="mt-4"
        isResting={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {saving.isPending ? 'Exporting...' : 'Export'}
      </Button>
      {saving.isError && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {reasonOf(saving.error, 'Failed to export the data')}
        </p>
      )}
      <p role="status" className="mt-3 empty:hidden">
        {saving.isSuccess &&
          'The file is in your downloads. It contains personal data: send it to this guest only, then delete it.'}
      </p>
    </Section>
  )
}

/** Requires typing the address again, since deletion cannot be undone. */
export function DeleteForm({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const form = useAdminForm({
    draft: null,
    read: (element) => textOf(typedIn(element), 'confirmation').trim(),
    check: (typed): Record<string, string> =>
      typed.toLowerCase() === email ? {} : { confirmation: guestDataMessages.mismatch },
    send: (typed) => deleteAll(email, typed),
    onStored: onDeleted,
    explain: (error) => reasonOf(error, 'Failed to delete the data'),
  })
  return (
    <FormFrame
      submission={form}
      noValidate
      aria-labelledby="delete-heading"
      className="grid max-w-prose gap-4 rounded-lg border-2 border-danger p-5"
    >
      <h2 id="delete-heading" className="text-heading">
        Delete everything
      </h2>
      <p>
        Reviews and entries come off the website right away. This can’t be undone. Copies in your
        email and in backups stay until you delete them.
      </p>
      <TextField
        name="confirmation"
        label="Type the address again to confirm"
        type="email"
        autoComplete="off"
        required
      />
      <Submit
        submission={form}
        words={{ submit: 'Delete everything', submitting: 'Deleting...' }}
      />
    </FormFrame>
  )
}

export const guestDataPath = '/api/admin/guest-data'

// The guest's address is sent in bodies: request addresses end up in logs and histories.

/** Counts of data on file. Throws. */
export async function lookUp(email: string): Promise<GuestData> {
  const response = await sendOverHttp('POST', `${guestDataPath}/look-up`, { email })
  return response.json()
}

/** Downloads everything on file for the address, once it is complete. Throws. */
async function saveExport(email: string): Promise<void> {
  const response = await sendOverHttp('POST', `${guestDataPath}/export`, { email })
  const [, name = 'guest-data.tar'] =
    /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const href = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** Deletes everything; `confirmation` is the address as typed again. Throws. */
async function deleteAll(email: string, confirmation: string): Promise<void> {
  await sendProven('DELETE', guestDataPath, { email, confirmation })
}

/** Why a request failed, preferably the server's message about the address. */
export function reasonOf(error: Error, whatFailed: string): string {
  if (!(error instanceof RequestError) || error.message === requestFailed) return whatFailed
  return error.fields['email'] ?? error.message
}
