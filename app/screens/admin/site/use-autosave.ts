import { useEffect, useRef, useState } from 'react'
import { beforeSignOut } from '../before-sign-out.ts'

/** 'failed' is tried again. */
export type SavingState = 'saved' | 'unsaved' | 'saving' | 'failed'

const pauseMs = 1200
const retryMs = 8000

/**
 * Saves a while after the last change, one request at a time. `save` resolves to false if it must
 * not be tried again by itself. Returns the state, and what to call after a change, to save at once,
 * to send anything else, and after going back to what is stored. What is unsaved when the screen closes
 * is saved then, once: `onLeave` hears whether that works.
 */
export function useAutosave(
  save: () => Promise<boolean>,
  onLeave: (saved: Promise<boolean>) => void,
) {
  const [state, setState] = useState<SavingState>('saved')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [turns] = useState(createTurns)
  const isDirty = useRef(false)
  const isGone = useRef(false)
  const latest = useRef({ save, onLeave })
  useEffect(() => void (latest.current = { save, onLeave }))

  const saveOnce = async (): Promise<boolean> => {
    isDirty.current = false
    setState('saving')
    try {
      const mayGoOn = await latest.current.save()
      if (isDirty.current && mayGoOn) return await saveOnce()
      if (!mayGoOn) isDirty.current = true
      setState(mayGoOn ? 'saved' : 'unsaved')
      return mayGoOn
    } catch {
      isDirty.current = true
      setState('failed')
      if (!isGone.current) timer.current = setTimeout(() => void flush(), retryMs)
      return false
    }
  }
  /** Resolves to whether everything is saved. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    return turns.running() ?? (isDirty.current ? turns.run(saveOnce()) : true)
  }
  /** While `task` runs, `flush` waits for it: it must not call `flush` itself. */
  const alone = async <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    clearTimeout(timer.current)
    return turns.alone(task, async () => (isDirty.current ? saveOnce() : true))
  }
  const noteChange = () => {
    isDirty.current = true
    setState('unsaved')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), pauseMs)
  }
  /** What was typed has been replaced by what is stored. */
  const settle = () => {
    clearTimeout(timer.current)
    isDirty.current = false
    setState('saved')
  }
  useWarningBeforeLeaving(state !== 'saved')
  const leave = () => {
    isGone.current = true
    clearTimeout(timer.current)
    if (isDirty.current || turns.running()) latest.current.onLeave(flush())
  }
  useEffect(() => {
    isGone.current = false
    const forget = beforeSignOut(flush)
    return () => {
      forget()
      leave()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- all it needs is in refs
  }, [])
  return { state, noteChange, flush, alone, settle }
}

function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isNeeded])
}

/** Requests about one document, of which two at once would overtake each other. */
function createTurns() {
  let current: Promise<boolean> | undefined
  /** Resolves to whether all is saved; undefined if nothing is running. */
  const running = () => current
  const run = async (saving: Promise<boolean>): Promise<boolean> => {
    current = saving
    try {
      return await saving
    } finally {
      current = undefined
    }
  }
  /** Does `task` once nothing else is running, and then `save`, whether or not it succeeded. */
  const alone = async <Answer>(
    task: () => Promise<Answer>,
    save: () => Promise<boolean>,
  ): Promise<Answer> => {
    while (running()) await running()
    const done = task()
    void run(Promise.allSettled([done]).then(save))
    return done
  }
  return { run, alone, running }
}
