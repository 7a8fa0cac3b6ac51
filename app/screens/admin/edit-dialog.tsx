import { useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { FormFrame, Submit } from '../../components/form/form-frame.tsx'
import { showToast } from '../../components/toast.ts'
import { conflictIn, sendOverHttp } from '../../queries.ts'
import { refreshContests } from './contests/contests-query.ts'
import { SavedByAnother } from './text-form.tsx'
import { useAdminForm } from './use-admin-form.ts'
import { useBegunFrom } from './use-form-draft.ts'

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
  const begunFrom = useBegunFrom(address, texts)
  const form = useAdminForm({
    draft: address,
    begunFrom,
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
  const close = () => {
    // The browser closes it as well when the session ends and the screen goes.
    if (form.ref.current) form.forget()
    onClose()
  }
  return (
    <Dialog label={words.heading} onClose={close} className="w-[min(92vw,40rem)]">
      <h2 className="pr-12 text-heading">{words.heading}</h2>
      <FormFrame submission={form} className="mt-4 grid grid-cols-1 gap-5">
        {children}
        <ChangedSince begunFrom={begunFrom} texts={texts} />
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
  // Before a draft is filled in.
  useLayoutEffect(() => begin(), [])
  return (content: Content) => {
    const changed = Object.entries(content).filter(([name, value]) => value !== begun.current[name])
    const from = Object.fromEntries(changed.map(([name]) => [name, seen[name]]))
    return { ...Object.fromEntries(changed), from }
  }
}

interface ChangedSinceProps {
  begunFrom: readonly string[]
  texts: readonly string[]
}

/** Texts someone else has changed since typing began, as they are now. */
function ChangedSince({ begunFrom, texts }: ChangedSinceProps) {
  const changed = texts.filter((text, index) => text !== begunFrom[index])
  if (changed.length === 0) return null
  return (
    <SavedByAnother
      heading="Someone else saved this in the meantime. Only what you change replaces it:"
      text={changed.join('\n')}
    />
  )
}
