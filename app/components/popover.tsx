import { useEffect, useEffectEvent, useRef, type MouseEventHandler, type ReactNode } from 'react'
import { classes } from './classes.ts'

interface PopoverProps {
  id: string
  /** Accessible name. */
  label: string
  trigger: ReactNode
  triggerClassName: string
  className?: string
  children: ReactNode
  onOpen?: () => void
  /** Called before it opens or closes. */
  onPress?: MouseEventHandler
}

/**
 * A button and its popover. The browser opens it, closes it on Escape or an outside press and
 * restores focus, even before hydration. Without CSS anchors it opens in the middle.
 */
export function Popover({ id, trigger, triggerClassName, onPress, ...panel }: PopoverProps) {
  const anchor = `--popover-${id}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor }}
        onClick={onPress}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <PopoverPanel {...panel} id={id} anchor={anchor} />
    </>
  )
}

interface PanelProps extends Pick<
  PopoverProps,
  'id' | 'label' | 'className' | 'children' | 'onOpen'
> {
  /** Name of the CSS anchor beside which it opens. */
  anchor: string
}

/** What opens: for buttons of their own, which name it as `popoverTarget`. */
export function PopoverPanel({ id, label, className, children, onOpen, anchor }: PanelProps) {
  const ref = useOpenListener(onOpen)
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="group"
      aria-label={label}
      style={{ positionAnchor: anchor }}
      className={classes(
        'anchored max-w-[calc(100vw-1.5rem)] rounded-lg border border-line bg-card p-4 text-ink shadow-float',
        className,
      )}
    >
      {children}
    </div>
  )
}

function useOpenListener(onOpen: (() => void) | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const whenOpen = useEffectEvent(() => onOpen?.())
  useEffect(() => {
    const popover = ref.current
    if (!popover) return
    // Before it is shown, so that it opens as what it will be.
    const notify = ({ newState }: ToggleEvent) => newState === 'open' && whenOpen()
    // It may have been opened before hydration.
    if (popover.matches(':popover-open')) whenOpen()
    popover.addEventListener('beforetoggle', notify)
    return () => popover.removeEventListener('beforetoggle', notify)
  }, [])
  return ref
}
