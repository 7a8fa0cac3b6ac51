import { useState, type ComponentType, type RefObject } from 'react'
import { todayIn } from '#contracts/dates.ts'
import { useFacts } from '../../documents.ts'
import { useIdleCode } from '../use-idle-code.ts'
import type { ChosenDays } from './chosen-days.ts'
import type { takeTyped } from './take-typed.ts'

interface CalendarCode<Props> {
  default: ComponentType<Props>
  takeTyped: typeof takeTyped
}

interface CalendarOptions<Props> {
  load: () => Promise<CalendarCode<Props>>
  /** The native date fields that it replaces. */
  native: RefObject<HTMLElement | null>
  /** Called with the days typed there. */
  onChange: (typed: ChosenDays) => void
}

/** A calendar whose code comes late. If it cannot be fetched, the native fields stay. */
export function useCalendarCode<Props>({ load, native, onChange }: CalendarOptions<Props>) {
  const { timeZone } = useFacts()
  const early = useIdleCode(load)
  const [Calendar, setCalendar] = useState<ComponentType<Props>>()
  const open = async () => {
    if (Calendar) return
    if (early.current) return setCalendar(() => early.current?.default)
    const late = await load().catch(() => null)
    if (!late) return
    const typed = await late.takeTyped(native.current, todayIn(timeZone))
    if (typed) onChange(typed)
    setCalendar(() => late.default)
  }
  return { Calendar, open }
}
