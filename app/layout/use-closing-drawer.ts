import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes the drawer when a link in it was followed or the keyboard has left it. */
export function useClosingDrawer() {
  const ref = useRef<HTMLDivElement>(null)
  const { key } = useLocation()

  useEffect(() => hide(ref.current), [key])

  useEffect(() => {
    const drawer = ref.current
    if (!drawer) return
    const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !drawer.contains(relatedTarget)) hide(drawer)
    }
    drawer.addEventListener('focusout', closeWhenLeft)
    return () => drawer.removeEventListener('focusout', closeWhenLeft)
  }, [])

  return ref
}

function hide(drawer: HTMLElement | null): void {
  if (drawer?.matches(':popover-open')) drawer.hidePopover()
}
