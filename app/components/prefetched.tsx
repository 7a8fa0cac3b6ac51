import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { holdAnswers, type Answers } from '../queries.ts'

interface PrefetchedProps {
  /** What the page arrived with; undefined when moving inside the site, where queries fetch again. */
  answers: Answers | undefined
  children: ReactNode
}

/**
 * Gives queries what the page arrived with before anything below asks for it. The page is as
 * fresh as its answers, since the server drops it with them: nothing is asked twice. A tenth of
 * the bytes of the library's own hydration, which carries times and states that nobody reads here.
 */
export function Prefetched({ answers, children }: PrefetchedProps) {
  const client = useQueryClient()
  useState(() => holdAnswers(client, answers))
  return children
}
