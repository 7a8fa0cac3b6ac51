import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Message } from '#contracts/messages.ts'
import { Button, type ButtonKind } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { showToast } from '../../components/toast.ts'
import { sendOverHttp } from '../../queries.ts'

interface ConfirmWords {
  heading: string
  yes: string
  no: string
}

interface ConfirmProps {
  words: ConfirmWords
  text: string
  isPending: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks before something that cannot be undone; Cancel comes first. */
export function Confirm({ words, text, isPending, onYes, onClose }: ConfirmProps) {
  return (
    <Dialog label={words.heading} onClose={onClose}>
      <h2 className="pr-12 text-heading">{words.heading}</h2>
      <p className="mt-3 wrap-anywhere">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="secondary" onClick={onClose}>
          {words.no}
        </Button>
        <Button isResting={isPending} onClick={onYes}>
          {words.yes}
        </Button>
      </div>
    </Dialog>
  )
}

interface DeleteButtonProps extends Omit<ConfirmDeleteProps, 'onClose'> {
  label: string
  /** Accessible name: says what is deleted. */
  named: string
  kind?: ButtonKind
  className?: string
}

/** Deletes an item, once confirmed. */
export function DeleteButton(props: DeleteButtonProps) {
  const { label, named, kind = 'secondary', className, ...deletion } = props
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        kind={kind}
        size="small"
        className={className}
        aria-label={named}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && <ConfirmDelete {...deletion} onClose={() => setAsking(false)} />}
    </>
  )
}

interface ConfirmDeleteProps {
  /** API address of the item to delete. */
  address: string
  words: ConfirmWords
  text: string
  deleted: Message
  failed: string
  /** Refetches the list, whether or not the deletion succeeded. */
  refresh: () => Promise<unknown>
  onClose: () => void
}

function ConfirmDelete(props: ConfirmDeleteProps) {
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
    <Confirm
      {...{ words, text, onClose }}
      isPending={remove.isPending}
      onYes={() => remove.mutate()}
    />
  )
}
