import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { showToast } from '../../parts/toast.ts'
import { RequestError, sendOverHttp } from '../../queries.ts'

interface EditOptions {
  /** Of the API. */
  address: string
  /** What the form holds, as the API takes it. */
  read: (form: HTMLFormElement) => object
  /** Title of the toasts. */
  saved: string
  failed: string
  /** Reads again what showed it. */
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Sends what a form has changed; the server says what is wrong with which field. */
export function useEdit({ address, read, saved, failed, refresh, onClose }: EditOptions) {
  const edit = useMutation({
    mutationFn: (form: HTMLFormElement) => sendOverHttp('PATCH', address, read(form)),
    onSuccess: async () => {
      showToast({ title: saved, description: '' })
      onClose()
      await refresh()
    },
    onError: ({ message }) => showToast({ title: failed, description: message, destructive: true }),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!edit.isPending) edit.mutate(event.currentTarget)
  }
  const mistakes = edit.error instanceof RequestError ? edit.error.fields : {}
  return { mistakes, failure: edit.error?.message, isSending: edit.isPending, onSubmit }
}
