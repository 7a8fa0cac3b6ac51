import { useEffect, useState } from 'react'

/** Whether a guest has opened something that lies over the page: what floats there should wait. */
export function useIsBehindPopover(): boolean {
  const [isBehind, setBehind] = useState(false)
  useEffect(() => {
    const look = () => setBehind(document.querySelector(':popover-open') !== null)
    // The event does not bubble, so it is caught on its way down.
    document.addEventListener('toggle', look, true)
    return () => document.removeEventListener('toggle', look, true)
  }, [])
  return isBehind
}
