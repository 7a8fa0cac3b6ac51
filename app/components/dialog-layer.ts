import { useEffect, useRef } from 'react'

/** A part of the page that `raise` lifts above open dialogs; it comes down when the last one closes. */
export function useDialogLayer<Part extends HTMLElement>() {
  const layer = useRef<Part>(null)
  useEffect(() => {
    const lower = () => {
      if (layer.current && !isDialogOpen()) layer.current.popover = null
    }
    // The event does not bubble.
    document.addEventListener('close', lower, true)
    return () => document.removeEventListener('close', lower, true)
  }, [])
  return layer
}

/** Lifts it above an open dialog, which would cover it: popovers opened later lie higher. */
export function raise(layer: HTMLElement | null): void {
  if (!layer || !isDialogOpen()) return
  layer.popover = 'manual'
  layer.hidePopover()
  layer.showPopover()
}

function isDialogOpen(): boolean {
  return document.querySelector('dialog:modal') !== null
}
