import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { EntryDraft } from './entry-draft.ts'

/**
 * What stands in the form, kept for this tab through reloads. The code for it comes with the first
 * touch, or when there is something to put back.
 */
export function useEntryDraft(form: RefObject<HTMLFormElement | null>, contestId: number) {
  const name = `entry-draft:${contestId}`
  const opened = useRef<Promise<EntryDraft>>(null)

  /** Rejects when the code cannot be fetched; the next touch tries again. */
  const open = () => (opened.current ??= fetchDraft())
  async function fetchDraft(): Promise<EntryDraft> {
    try {
      const { openDraft } = await import('./entry-draft.ts')
      if (!form.current) throw new Error('the form has been left')
      return openDraft(name, form.current)
    } catch (error) {
      opened.current = null
      throw error
    }
  }

  const restore = useEffectEvent(() => {
    if (isKept(name)) open().catch(ignore)
  })
  useEffect(() => restore(), [])

  return {
    open,
    keep: () => void open().then((draft) => draft.keep(), ignore),
  }
}

function isKept(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

/** Without it the form can be sent all the same; it is only forgotten at a reload. */
function ignore(): void {}
