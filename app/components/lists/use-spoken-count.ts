import { useEffect, useRef } from 'react'
import { listWords } from '#content/list-words.ts'
import { announce } from '../announce.ts'

interface Found {
  /** What the list was narrowed to. */
  filter: string
  /** How many items there are; undefined while that is not known. */
  count: number | undefined
  hasMore: boolean
}

/** Announces how many items a filter has left, not how many there were on arrival. */
export function useSpokenCount({ filter, count, hasMore }: Found): void {
  const spoken = useRef(filter)
  useEffect(() => {
    if (count === undefined || spoken.current === filter) return
    spoken.current = filter
    announce(listWords.found(count, hasMore))
  }, [filter, count, hasMore])
}
