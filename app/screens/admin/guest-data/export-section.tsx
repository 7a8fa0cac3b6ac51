import { useMutation } from '@tanstack/react-query'
import { adminGuests } from '#content/admin-guests.ts'
import { Button } from '../../../components/button.tsx'
import { reasonOf, saveExport } from './guest-data-requests.ts'

const words = adminGuests.export

/** A copy for the guest. The press is answered in place: the file arrives a while later. */
export function ExportSection({ email }: { email: string }) {
  const saving = useMutation({ mutationFn: () => saveExport(email) })
  return (
    <section aria-labelledby="export-heading" className="max-w-prose">
      <h2 id="export-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-2">{words.text}</p>
      <Button
        kind="secondary"
        className="mt-4"
        isResting={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {saving.isPending ? words.submitting : words.submit}
      </Button>
      {saving.isError && (
        <p role="alert" className="mt-3 font-medium text-danger">
          {reasonOf(saving.error, words.failed)}
        </p>
      )}
      <p role="status" className="mt-3 empty:hidden">
        {saving.isSuccess && words.done}
      </p>
    </section>
  )
}
