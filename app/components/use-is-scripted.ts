import { useEffect, useState } from 'react'

/** False until this page's scripts run: a form that only they can send waits for them. */
export function useIsScripted(): boolean {
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return isScripted
}
