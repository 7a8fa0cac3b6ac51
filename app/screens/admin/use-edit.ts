import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react'
import { showToast } from '../../components/toast.ts'
import { conflictIn, RequestError, sendOverHttp } from '../../queries.ts'

type Content = Readonly<Record<string, string | number>>

interface EditOptions {
  /** Of the API. */
  address: string
  /** What the form holds, as the API takes it. */
  read: (form: HTMLFormElement) => Content
  /** The same as it is stored, to the owner's knowledge. */
  seen: Content
  /** Title of the toasts. */
  saved: string
  failed: string
  /** Reads again what showed it, also when someone else has changed it. */
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Sends what the owner has changed in a form; the server says what is wrong with which field. */
export function useEdit(options: EditOptions) {
  const { address, saved, failed, refresh, onClose } = options
  const { form, changeIn } = useChange(options)
  const edit = useMutation({
    mutationFn: () => sendOverHttp('PATCH', address, changeIn()),
    onSuccess: async () => {
      showToast({ title: saved, description: '' })
      onClose()
      await refresh()
    },
    onError: async (error) => {
      showToast({ title: failed, description: error.message, destructive: true })
      if (conflictIn(error) !== undefined) await refresh()
    },
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!edit.isPending) edit.mutate()
  }
  const mistakes = edit.error instanceof RequestError ? edit.error.fields : {}
  return { form, mistakes, failure: edit.error?.message, isSending: edit.isPending, onSubmit }
}

/** Fields that the owner leaves alone are not sent: a colleague may have changed them meanwhile. */
function useChange({ read, seen }: Pick<EditOptions, 'read' | 'seen'>) {
  const form = useRef<HTMLFormElement>(null)
  const begun = useRef<Content>({})
  const content = () => (form.current ? read(form.current) : {})
  const begin = useEffectEvent(() => (begun.current = content()))
  useEffect(() => void begin(), [])
  const changeIn = () => {
    const changed = Object.entries(content()).filter(
      ([name, value]) => value !== begun.current[name],
    )
    const from = Object.fromEntries(changed.map(([name]) => [name, seen[name]]))
    return { ...Object.fromEntries(changed), from }
  }
  return { form, changeIn }
}
