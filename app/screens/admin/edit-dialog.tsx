import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react'
import { savedByAnother } from '#content/admin.ts'
import { Dialog } from '../../components/dialog.tsx'
import { FormFrame, Submit } from '../../components/form/form-frame.tsx'
import { showToast } from '../../components/toast.ts'
import { conflictIn, sendOverHttp } from '../../queries.ts'
import { refreshContests } from './contests/contests-query.ts'
import { SavedByAnother } from './text-form.tsx'
import { useAdminForm } from './use-admin-form.ts'

type Content = Readonly<Record<string, string | number | boolean>>

interface EditDialogProps {
  words: { heading: string; submit: string; submitting: string }
  /** API address. */
  address: string
  /** The form's values as the API's body. */
  read: (form: HTMLFormElement) => Content
  /** The stored values the owner has seen. */
  seen: Content
  /** The same values as displayed. */
  texts: readonly string[]
  /** Toast titles. */
  saved: string
  failed: string
  onClose: () => void
  children: ReactNode
}

/** Edits a contest or a prize; shows the server's field errors. */
export function EditDialog(props: EditDialogProps) {
  const { words, address, saved, failed, texts, onClose, children } = props
  const client = useQueryClient()
  const refresh = () => refreshContests(client)
  const form = useAdminForm({
    read: (element) => changeIn(props.read(element)),
    send: (change) => sendOverHttp('PATCH', address, change),
    onStored: async () => {
      showToast({ title: saved, description: '' })
      onClose()
      await refresh()
    },
    onFailed: (error) => conflictIn(error) !== undefined && refresh(),
    failedTitle: failed,
  })
  const changeIn = useChange(form.ref, props)
  return (
    <Dialog label={words.heading} onClose={onClose} className="w-[min(92vw,40rem)]">
      <h2 className="pr-12 text-heading">{words.heading}</h2>
      <FormFrame submission={form} className="mt-4 grid grid-cols-1 gap-5">
        {children}
        <ChangedSince texts={texts} />
        <Submit submission={form} words={words} />
      </FormFrame>
    </Dialog>
  )
}

/** Sends only changed fields: someone else may have changed the others. */
function useChange(
  form: RefObject<HTMLFormElement | null>,
  { read, seen }: Pick<EditDialogProps, 'read' | 'seen'>,
) {
  const begun = useRef<Content>({})
  const begin = useEffectEvent(() => {
    if (form.current) begun.current = read(form.current)
  })
  useEffect(() => begin(), [])
  return (content: Content) => {
    const changed = Object.entries(content).filter(([name, value]) => value !== begun.current[name])
    const from = Object.fromEntries(changed.map(([name]) => [name, seen[name]]))
    return { ...Object.fromEntries(changed), from }
  }
}

/** Texts someone else has changed since the form was opened, as they are now. */
function ChangedSince({ texts }: { texts: readonly string[] }) {
  const [begun] = useState(texts)
  const changed = texts.filter((text, index) => text !== begun[index])
  if (changed.length === 0) return null
  return <SavedByAnother heading={savedByAnother.fields} text={changed.join('\n')} />
}
