import { useMutation } from '@tanstack/react-query'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { showToast } from '../../parts/toast.ts'
import { sendOverHttp } from '../../queries.ts'

interface DeleteQuestionProps {
  /** Of the API: what is deleted there. */
  address: string
  words: { heading: string; yes: string; no: string }
  text: string
  deleted: { title: string; description: string }
  failed: string
  /** Reads again what showed it, whatever came of it. */
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Asks once more, since what is deleted cannot be brought back. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { address, words, text, deleted, failed, refresh, onClose } = props
  const remove = useMutation({
    mutationFn: () => sendOverHttp('DELETE', address),
    onSuccess: () => showToast(deleted),
    onError: ({ message }) => showToast({ title: failed, description: message, destructive: true }),
    onSettled: async () => {
      onClose()
      await refresh()
    },
  })
  return (
    <Dialog label={words.heading} onClose={onClose}>
      <h2 className="pr-12 text-heading">{words.heading}</h2>
      <p className="mt-3 wrap-anywhere">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onClose}>
          {words.no}
        </Button>
        <Button isResting={remove.isPending} onClick={() => remove.mutate()}>
          {words.yes}
        </Button>
      </div>
    </Dialog>
  )
}
