import { useEffect } from 'react'
import { pageNotLoaded } from '#content/interface.ts'
import { useFacts } from '../documents.ts'
import { showToast } from './toast.ts'

const eventName = 'page-not-loaded'

/** Called by the router, which has no facts; a component shows the message. */
export function reportPageNotLoaded(): void {
  dispatchEvent(new Event(eventName))
}

/** The function returned ends it. */
export function onPageNotLoaded(act: () => void): () => void {
  addEventListener(eventName, act)
  return () => removeEventListener(eventName, act)
}

/** Tells guests that the next page could not be fetched, so they stay on this one. */
export function usePageNotLoaded(): void {
  const { phone } = useFacts()
  useEffect(
    () =>
      onPageNotLoaded(() =>
        showToast({ ...pageNotLoaded(phone), destructive: true, isAtTop: true }),
      ),
    [phone],
  )
}
