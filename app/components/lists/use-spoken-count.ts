import { useEffect, useRef } from 'react'
import { listWords } from '#content/list-words.ts'
import { announce } from '../announce.ts'

interface Found {
  /** Current filter. */
  filter: string
  /** Number of items; undefined while unknown. */
  count: number | undefined
  hasMore: boolean
}

/** Announces the number of items after a filter changes, not on arrival. */
export function useSpokenCount({ filter, count, hasMore }: Found): void {
  const spoken = useRef(filter)
  useEffect(() => {
    if (count === undefined || spoken.current === filter) return
    spoken.current = filter
    announce(listWords.found(count, hasMore))
  }, [filter, count, hasMore])
}
