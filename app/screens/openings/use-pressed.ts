import { useState, type FormEvent } from 'react'
import { newKey } from '../../components/form/new-key.ts'
import { sendJson } from '../../components/form/outcome.ts'
import { openingsPage } from '#content/openings-page.ts'
import { openingParameter } from '#contracts/addresses.ts'
import type { Outcome } from '../../components/form/form-kind.ts'

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

const addresses = {
  ask: '/api/openings',
  confirm: '/api/openings/confirm',
  end: '/api/openings/end',
} as const

export type OpeningUse = keyof typeof addresses

const uses = Object.keys(addresses) as OpeningUse[]
const asked = ['cabin', 'from', 'to', 'guests', 'email']

/** What a pressed button sends. */
interface Sending {
  use: OpeningUse
  address: string
  body: Record<string, string>
  email: string
}

/** What became of a pressed button. */
export interface Pressed {
  use: OpeningUse
  isDone: boolean
  /** As typed. */
  email: string
  error?: string
  /** Beside the address. */
  emailError?: string | undefined
}

export function sendingOf(form: FormData): Sending {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const use = uses.find((each) => each === text('use')) ?? 'ask'
  const names = use === 'ask' ? asked : [openingParameter]
  const body = Object.fromEntries(names.map((name) => [name, text(name)]))
  return { use, address: addresses[use], body, email: text('email') }
}

export function pressedBy({ use, email }: Sending, outcome: Outcome): Pressed {
  const { kind, errors = {}, message } = outcome
  if (kind === 'stored') return { use, isDone: true, email }
  const emailError = errors['email']
  const other = Object.values(errors).find((each) => each !== emailError)
  const words = kind === 'unreachable' ? openingsPage.unreachable : openingsPage.failed
  const error = emailError ? '' : (other ?? message ?? words)
  return { use, isDone: false, email, error, emailError }
}
