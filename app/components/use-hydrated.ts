import { useEffect, useState } from 'react'

/** False until hydration, for forms that need scripts. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
