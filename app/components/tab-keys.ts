import type { KeyboardEvent } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router'

/** Arrows, Home and End move the focus and select the tab. */
export function useTabKeys(tabs: readonly { to: string }[], move: NavigateOptions) {
  const navigate = useNavigate()
  return (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget.parentElement
    const links = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const next = indexAfter(event.key, links.indexOf(event.currentTarget), tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    links[next]?.focus()
    void navigate(tab.to, move)
  }
}

/** Where a key leads from the tab at `index`; null for other keys. */
function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
