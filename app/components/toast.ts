import { announce } from './announce.ts'

export interface ToastMessage {
  title: string
  description: string
  /** For errors. */
  destructive?: boolean
  /** Below the header, where it covers no form and no button of a page's first view. */
  isAtTop?: boolean
  /** Reverses what the message reports; offered for ten seconds, then forgotten. */
  undo?: { label: string; run: () => void; forget: () => void }
}

let pressed: Element | null = null

/** Remembers what is pressed. Safari gives a pressed button no focus. */
export function watchPresses(): () => void {
  const watching = new AbortController()
  document.addEventListener('click', notePress, { capture: true, signal: watching.signal })
  return () => watching.abort()
}

function notePress({ target }: Event): void {
  if (target instanceof Element) pressed = target
}

/** What was pressed last, and so led to a toast. */
export function lastPressed(): Element | null {
  return pressed
}

type Listener = (message: ToastMessage) => void

const waiting: ToastMessage[] = []
let listener: Listener | undefined

/** Announces and shows a short message. */
export function showToast(message: ToastMessage): void {
  announce(`${message.title} ${message.description}`)
  if (listener) listener(message)
  else waiting.push(message)
}

/** The outlet's listener; earlier messages are delivered first. */
export function listenForToasts(next: Listener): () => void {
  listener = next
  for (const message of waiting.splice(0)) next(message)
  return () => {
    // Another listener may have taken over.
    if (listener === next) listener = undefined
  }
}
