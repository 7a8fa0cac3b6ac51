import { useEffect, useEffectEvent } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { timings } from '#contracts/limits.ts'
import { raise, useDialogLayer } from './dialog-layer.ts'
import { lastPressed, listenForToasts } from './toast.ts'
import { scrollClear } from './scroll-clear.ts'
import { WholePhone } from './whole-phone.tsx'

const visibleToasts = 3

/** Above the bar at the bottom, below the header. */
const beside = { bottom: 'var(--toast-bottom)', top: 'var(--toast-top)' }

const look = {
  style: {
    background: 'var(--card)',
    color: 'var(--ink)',
    borderColor: 'var(--edge)',
    fontFamily: 'var(--font-body)',
    fontSize: '0.95rem',
  },
  actionButtonStyle: {
    minHeight: '2.75rem',
    padding: '0 1rem',
    background: 'var(--ember)',
    color: 'var(--on-ember)',
    fontFamily: 'var(--font-display)',
    fontSize: '1rem',
    fontWeight: 700,
  },
  classNames: {
    toast: 'max-[37.5rem]:w-full!',
    description: 'text-soft!',
    success: '[&_[data-icon]]:text-oak',
    error: 'border-2! border-danger! [&_[data-icon]]:text-danger',
  },
}

/**
 * Toasts: at most three, four seconds each, bottom right (specification, section 9); with an undo, ten
 * seconds.
 */
export default function Toaster({ onReady }: { onReady: () => void }) {
  const announceReady = useEffectEvent(onReady)
  const layer = useDialogLayer<HTMLDivElement>()
  useEffect(() => {
    const stop = listenForToasts(({ title, description, destructive, isAtTop, undo }) => {
      const show = destructive ? toast.error : toast.success
      raise(layer.current)
      show(title, {
        // What fails twice at once is said once.
        ...(destructive && { id: title + description }),
        ...(isAtTop && { position: 'top-right' as const }),
        description: <WholePhone text={description} />,
        ...(undo && {
          action: { label: undo.label, onClick: undo.run },
          duration: timings.undoMs,
          onAutoClose: undo.forget,
          onDismiss: undo.forget,
        }),
      })
      requestAnimationFrame(() => scrollClear(layer.current, lastPressed()))
    })
    announceReady()
    return stop
  }, [layer])

  return (
    <div ref={layer} className="m-0 overflow-visible border-0 bg-transparent p-0">
      <Sonner
        // The page's own live region announces it: this one is inserted too late for the first toast.
        ref={(region) => region?.setAttribute('aria-live', 'off')}
        theme="system"
        position="bottom-right"
        duration={timings.toastMs}
        visibleToasts={visibleToasts}
        offset={beside}
        mobileOffset={beside}
        // On a phone sonner's list is as wide as the window; its margins are the page's.
        className="max-[37.5rem]:inset-x-4! max-[37.5rem]:w-auto!"
        toastOptions={look}
      />
    </div>
  )
}
