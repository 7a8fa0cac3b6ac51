import { useState, type FormEvent } from 'react'
import { newKey } from '../../components/form/new-key.ts'
import { sendJson } from '../../components/form/outcome.ts'
import { pressedBy, sendingOf, type Pressed } from './pressed.ts'

/** Sends the page's forms without leaving it: where there is no signal, what was typed stays. */
export function usePressed(native: Pressed | undefined) {
  const [pressed, setPressed] = useState(native)
  const [isSending, setSending] = useState(false)

  async function send(form: HTMLFormElement) {
    const sending = sendingOf(new FormData(form))
    setSending(true)
    // Sending the same again changes nothing, so each attempt may have its own key.
    const outcome = await sendJson({ ...sending, files: [], key: newKey() })
    const now = pressedBy(sending, outcome)
    setPressed(now)
    setSending(false)
    if (now.emailError) form.querySelector<HTMLElement>('[name=email]')?.focus()
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) void send(event.currentTarget)
  }
  return { pressed, isSending, onSubmit }
}

export type Pressing = Omit<ReturnType<typeof usePressed>, 'pressed'>
