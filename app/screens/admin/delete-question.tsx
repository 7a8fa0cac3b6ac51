import { useMutation } from '@tanstack/react-query'
import { showToast } from '../../components/toast.ts'
import { sendOverHttp } from '../../queries.ts'
import { Question } from './question.tsx'

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
    <Question
      {...{ words, text, onClose }}
      isPending={remove.isPending}
      onYes={() => remove.mutate()}
    />
  )
}
