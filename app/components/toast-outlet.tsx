import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type RefObject } from 'react'
import { timings } from '#contracts/limits.ts'
import { buttonClasses } from './button.tsx'
import { classes } from './classes.ts'
import { usePageNotLoaded } from './page-not-loaded.ts'
import { FeatureIcon } from './feature-icon.tsx'
import { lastPressed, listenForToasts, watchPresses, type ToastMessage } from './toast.ts'
import { WholePhone } from './whole-phone.tsx'

interface ShownToast extends ToastMessage {
  id: number
}

const mostVisible = 3

/** Where toasts appear. */
export function ToastOutlet() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  usePageNotLoaded()
  useEffect(watchPresses, [])
  useEffect(
    () =>
      listenForToasts((message) =>
        setToasts((before) => [numbered(message), ...others(before, message)]),
      ),
    [],
  )
  const remove = (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id))
  return toasts.length > 0 && <Toasts toasts={toasts} onEnd={remove} />
}

let count = 0

function numbered(message: ToastMessage): ShownToast {
  count += 1
  return { ...message, id: count }
}

/** What fails twice at once is said once. */
function others(toasts: readonly ShownToast[], { destructive, title, description }: ToastMessage) {
  if (!destructive) return toasts
  return toasts.filter((each) => each.title !== title || each.description !== description)
}

interface ToastsProps {
  /** The latest first. */
  toasts: readonly ShownToast[]
  onEnd: (id: number) => void
}

/**
 * At most three, four seconds each, bottom right (specification, section 9); with an undo, ten. None
 * ends while a pointer or the focus is on them.
 */
function Toasts({ toasts, onEnd }: ToastsProps) {
  const layer = useRef<HTMLElement>(null)
  const before = useRef<Element>(null)
  const [isOver, setOver] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [latest] = toasts
  useLayerOnTop(layer, latest)
  const end = (id: number) => {
    if (layer.current?.contains(document.activeElement)) {
      setFocused(false)
      focusAgain(before.current)
    }
    onEnd(id)
  }
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
    setFocused(true)
  }

  return (
    <section
      ref={layer}
      popover="manual"
      aria-label="Notifications"
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
      className={classes(
        'fixed inset-auto right-6 m-0 w-[356px] overflow-visible border-0 bg-transparent p-0 max-[37.5rem]:inset-x-4 max-[37.5rem]:w-auto',
        latest?.isAtTop ? 'top-(--toast-top)' : 'bottom-(--toast-bottom)',
      )}
    >
      <ol className="toast-stack">
        {toasts.map((toast, at) => (
          <Toast
            key={toast.id}
            toast={toast}
            isHidden={at >= mostVisible}
            isHeld={isOver || isFocused}
            onEnd={() => end(toast.id)}
          />
        ))}
      </ol>
    </section>
  )
}

/** Raised by each toast as it comes, not by an earlier one that is the latest once another has ended. */
function useLayerOnTop(layer: RefObject<HTMLElement | null>, latest: ShownToast | undefined) {
  const raised = useRef(0)
  useEffect(() => {
    if (!latest || latest.id <= raised.current) return
    raised.current = latest.id
    raise(layer.current)
    void keepClear(layer.current)
  }, [layer, latest])
}

/** Where the focus was before it came to a toast. */
function focusAgain(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
}

/** Above the page, and above a dialog opened since, which would cover it. */
function raise(layer: HTMLElement | null): void {
  if (document.querySelector('dialog:modal')) layer?.hidePopover()
  layer?.togglePopover(true)
}

/** Where the code cannot be fetched, the toast covers what it covers. */
async function keepClear(layer: HTMLElement | null): Promise<void> {
  const code = await import('./scroll-clear.ts').catch(() => null)
  const pressed = lastPressed()
  if (layer && pressed) code?.scrollClear(layer, pressed)
}

interface ToastProps {
  toast: ToastMessage
  isHidden: boolean
  isHeld: boolean
  onEnd: () => void
}

function Toast({ toast, isHidden, isHeld, onEnd }: ToastProps) {
  const { title, description, destructive, undo } = toast
  const end = useEffectEvent(() => {
    undo?.forget()
    onEnd()
  })
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(end, undo ? timings.undoMs : timings.toastMs)
    return () => clearTimeout(timer)
  }, [isHeld, undo])
  return (
    <li
      hidden={isHidden}
      className={classes(
        'flex items-center gap-3 rounded-lg bg-card p-4 text-base text-ink shadow-float',
        destructive ? 'border-2 border-danger' : 'border border-edge',
      )}
    >
      {destructive ? (
        <span
          aria-hidden
          className="grid size-4.5 shrink-0 place-items-center rounded-full bg-danger text-sm leading-none font-bold text-card before:content-['!']"
        />
      ) : (
        <FeatureIcon name="circle-check" className="size-5 shrink-0 fill-oak stroke-card" />
      )}
      <div className="grid min-w-0 grow gap-0.5 leading-normal wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p className="text-soft">
          <WholePhone text={description} />
        </p>
      </div>
      {undo && (
        <button
          type="button"
          className={classes(buttonClasses('primary', 'small'), 'shrink-0')}
          onClick={() => {
            undo.run()
            onEnd()
          }}
        >
          {undo.label}
        </button>
      )}
    </li>
  )
}
