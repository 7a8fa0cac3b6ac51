import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Message } from '#contracts/messages.ts'
import { Button, type ButtonKind } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { showToast } from '../../components/toast.ts'
import { sendOverHttp } from '../../queries.ts'
import { failedToast } from './page-parts.tsx'

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

interface ConfirmedButtonProps extends Omit<ConfirmedProps, 'onClose'> {
  label: string
  /** Accessible name: says what it is done to. */
  named: string
  kind?: ButtonKind
  className?: string
}

/** Does something that cannot be undone, once confirmed. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, named, kind = 'secondary', className, ...action } = props
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
      {isAsking && <Confirmed {...action} onClose={() => setAsking(false)} />}
    </>
  )
}

interface DeleteButtonProps extends Omit<ConfirmedButtonProps, 'act' | 'done'> {
  /** API address of the item to delete. */
  address: string
  deleted: Message
}

/** Deletes an item, once confirmed. */
export function DeleteButton({ address, deleted, ...rest }: DeleteButtonProps) {
  return <ConfirmedButton {...rest} done={deleted} act={() => sendOverHttp('DELETE', address)} />
}

interface ConfirmedProps {
  act: () => Promise<unknown>
  words: ConfirmWords
  text: string
  done: Message
  failed: string
  /** Refetches the list, whether or not it succeeded. */
  refresh?: () => Promise<unknown>
  onClose: () => void
}

function Confirmed({ act, words, text, done, failed, refresh, onClose }: ConfirmedProps) {
  const doing = useMutation({
    mutationFn: act,
    onSuccess: () => showToast(done),
    onError: failedToast(failed),
    onSettled: async () => {
      onClose()
      await refresh?.()
    },
  })
  return (
    <Confirm
      {...{ words, text, onClose }}
      isPending={doing.isPending}
      onYes={() => doing.mutate()}
    />
  )
}
