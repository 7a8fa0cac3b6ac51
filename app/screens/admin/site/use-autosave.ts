import { useEffect, useRef, useState } from 'react'

/** 'failed' is tried again. */
export type SavingState = 'saved' | 'unsaved' | 'saving' | 'failed'

const pauseMs = 1200
const retryMs = 8000

/**
 * Saves a while after the last change, one request at a time. `save` resolves to false if it must
 * not be tried again by itself. Returns the state, and what to call after a change, to save at once
 * and after going back to what is stored.
 */
export function useAutosave(save: () => Promise<boolean>) {
  const [state, setState] = useState<SavingState>('saved')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean>>(undefined)
  const isDirty = useRef(false)
  const attempt = useRef(save)
  useEffect(() => void (attempt.current = save))

  const saveOnce = async (): Promise<boolean> => {
    isDirty.current = false
    setState('saving')
    try {
      const mayGoOn = await attempt.current()
      if (isDirty.current && mayGoOn) return await saveOnce()
      if (!mayGoOn) isDirty.current = true
      setState(mayGoOn ? 'saved' : 'unsaved')
      return mayGoOn
    } catch {
      isDirty.current = true
      setState('failed')
      timer.current = setTimeout(() => void flush(), retryMs)
      return false
    }
  }
  /** Resolves to whether everything is saved. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (running.current) return running.current
    if (!isDirty.current) return true
    running.current = saveOnce()
    try {
      return await running.current
    } finally {
      running.current = undefined
    }
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
  useEffect(() => () => clearTimeout(timer.current), [])
  return { state, noteChange, flush, settle }
}

function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isNeeded])
}
