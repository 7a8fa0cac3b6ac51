import { announce } from './announce.ts'

export interface ToastMessage {
  title: string
  description: string
  /** True when something went wrong. */
  destructive?: boolean
}

type Listener = (message: ToastMessage) => void

const waiting: ToastMessage[] = []
let listener: Listener | undefined

/** Says and shows a short message; the code that draws it is fetched with the first one. */
export function showToast(message: ToastMessage): void {
  announce(`${message.title} ${message.description}`)
  draw(message)
}

/** Shows it to the eye alone. */
export function draw(message: ToastMessage): void {
  if (listener) listener(message)
  else waiting.push(message)
}

/** The outlet listens here; messages that came before it are given to it first. */
export function listenForToasts(next: Listener): () => void {
  listener = next
  for (const message of waiting.splice(0)) next(message)
  return () => {
    // The next one may be listening already.
    if (listener === next) listener = undefined
  }
}
