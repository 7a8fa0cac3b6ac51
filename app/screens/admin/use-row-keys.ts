import type { KeyboardEvent } from 'react'
import { undoLatest } from './undo.ts'

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/**
 * Keys for a list's rows, which work while the focus is in it, but not while typing (WCAG 2.1.4): J and
 * K move between rows, Z undoes, and `press` gets any other key with the id of the focused row. A key
 * held down only moves: its repeats would decide on rows the owner has not read.
 */
export function useRowKeys(press: (key: string, id: string) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (event.repeat && !(key in steps)) return
    if (key === 'z') return undoLatest()
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
    const at = rows.findIndex((row) => row.contains(event.target as Node))
    const step = steps[key]
    if (step !== undefined) return rows[at + step]?.focus()
    const id = rows[at]?.dataset.row
    if (id !== undefined) press(key, id)
  }
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.matches('textarea, select, input:not([type=checkbox])')
  )
}
