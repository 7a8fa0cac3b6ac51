import { useEffect, useState } from 'react'

const settlesAfterMs = 300

/** The value once it has not changed for a moment: one search for a word, not one for each letter. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settlesAfterMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
