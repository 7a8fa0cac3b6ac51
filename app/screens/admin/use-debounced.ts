import { useEffect, useState } from 'react'

const debounceMs = 300

/** The value once typing pauses: one search per word, not one per letter. */
export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
