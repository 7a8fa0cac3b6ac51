import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { adminSite } from '#content/admin-site.ts'
import { showToast } from '../../../components/toast.ts'
import { publish } from './documents-api.ts'
import { saveFirst } from './save-first.ts'
import type { DocumentEditor } from './use-document-editor.ts'

const words = adminSite.publish

interface Wanted {
  /** ISO 8601; null for now. */
  publishAt: string | null
  note: string
}

/** Publishes the draft. Its dialog may be closed before the answer arrives. */
export function usePublication(editor: DocumentEditor, onDone: () => void) {
  const [waiting, setWaiting] = useState('')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ publishAt, note }: Wanted) => {
      setWaiting('')
      await saveFirst(editor, setWaiting)
      return editor.startFrom((seen) =>
        publish(seen, { revision: seen.draft?.id ?? seen.revision, publishAt, note }),
      )
    },
    onSuccess: (_, { publishAt }) => {
      showToast(publishAt === null ? words.done : words.planned)
      onDone()
    },
    onError: ({ message }) =>
      showToast({ title: words.failed, description: message, destructive: true }),
  })
  /** An error of an earlier try. */
  const forgetError = () => {
    if (!isPending) reset()
  }
  return { send: mutate, isPending, waiting, error: error?.message ?? '', forgetError }
}

export type Publication = ReturnType<typeof usePublication>
