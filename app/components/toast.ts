import { announce } from './announce.ts'

export interface ToastMessage {
  title: string
  description: string
  /** For errors. */
  destructive?: boolean
  /** Reverses what the message reports; offered for ten seconds, then forgotten. */
  undo?: { label: string; run: () => void; forget: () => void }
}

type Listener = (message: ToastMessage) => void

const waiting: ToastMessage[] = []
let listener: Listener | undefined

/** Announces and shows a short message; the code is loaded with the first one. */
export function showToast(message: ToastMessage): void {
  announce(`${message.title} ${message.description}`)
  draw(message)
}

/** Shows it without announcing it. */
export function draw(message: ToastMessage): void {
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

/** The toast code. Offline it cannot load; see `PlainToast`. */
export const loadToaster = () => import('./toaster.tsx')
