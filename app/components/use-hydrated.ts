import { useEffect, useState } from 'react'

/** False until this page's scripts run: a form that only they can send waits for them. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
