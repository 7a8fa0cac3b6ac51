import { X } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { interfaceWords } from '#content/interface.ts'
import { announcementsId } from './announce.ts'
import { classes } from './classes.ts'
import { IconButton } from './button.tsx'
import { onNextBack } from './overlay-back.ts'

interface DialogProps {
  label: string
  onClose: () => void
  children: ReactNode
  className?: string
  /** For full-page dialogs, which people on phones close with Back. */
  closesOnBack?: boolean
}

/**
 * A modal dialog, open while rendered. The browser traps focus, closes on Escape and restores
 * focus. The content gets the focus first, so the close button comes last.
 */
export function Dialog(props: DialogProps) {
  const { label, onClose, children, className, closesOnBack = false } = props
  const ref = useRef<HTMLDialogElement>(null)
  useClosedByBack(closesOnBack, () => ref.current?.close())

  // Opens before the effects of its content, which may measure themselves.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  return (
    <dialog
      ref={ref}
      aria-label={label}
      onClose={onClose}
      className={classes(
        'm-auto max-w-[min(92vw,40rem)] rounded-lg bg-card p-6 text-ink shadow-float backdrop:bg-night/80',
        className,
      )}
    >
      {children}
      <div aria-live="polite" aria-atomic="false" className={`sr-only ${announcementsId}`} />
      <IconButton
        icon={X}
        label={interfaceWords.close}
        className="absolute top-3 right-3 z-10 bg-scrim/80 text-on-scrim hover:bg-scrim"
        onClick={() => ref.current?.close()}
      />
    </dialog>
  )
}

interface HistoryState {
  isOverlay?: boolean
}

/** Full-page overlays get a history entry with the page's own address, so that Back closes them. */
function useClosedByBack(isWanted: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  // Before the dialog is seen: Back would leave the page until then.
  useLayoutEffect(() => {
    if (!isWanted) return
    history.pushState({ ...history.state, isOverlay: true }, '')
    const cancel = onNextBack(() => onBack())
    return () => {
      cancel()
      if (!(history.state as HistoryState | null)?.isOverlay) return
      onNextBack(() => {})
      history.back()
    }
  }, [isWanted])
}
