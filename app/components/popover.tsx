import { useEffect, useEffectEvent, useRef, type MouseEventHandler, type ReactNode } from 'react'
import { buttonClasses } from './button.tsx'
import { classes } from './classes.ts'

interface PopoverProps {
  id: string
  /** Accessible name. */
  label: string
  trigger: ReactNode
  triggerClassName?: string
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
export function Popover(props: PopoverProps) {
  const { id, label, trigger, onOpen } = props
  const anchor = `--popover-${id}`
  const ref = useOpenListener(onOpen)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor }}
        onClick={props.onPress}
        className={props.triggerClassName ?? buttonClasses('secondary', 'small')}
      >
        {trigger}
      </button>
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        style={{ positionAnchor: anchor }}
        className={classes(
          'anchored max-w-[calc(100vw-1.5rem)] rounded-lg border border-line bg-card p-4 text-ink shadow-float',
          props.className,
        )}
      >
        {props.children}
      </div>
    </>
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
