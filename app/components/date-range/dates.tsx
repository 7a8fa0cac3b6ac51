import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { useToday } from '../availability/use-today.ts'
import { Field } from '../form/field.tsx'
import { sensibleDays, type ChosenDays } from './chosen-days.ts'
import type { StayCalendarProps } from './stay-calendar.tsx'

type Calendar = ComponentType<StayCalendarProps>

let fetched: Calendar | undefined
const loadCalendar = async () => (fetched ??= (await import('./stay-calendar.tsx')).default)
/** If it cannot be fetched, the native fields stay. */
const ignore = () => {}

/** The calendar's code, fetched while the page is idle, or when it is opened. */
export function useCalendarCode() {
  const [Calendar, setCalendar] = useState<Calendar>()
  useEffect(() => {
    const prefetch = () => void loadCalendar().catch(ignore)
    if (!('requestIdleCallback' in globalThis)) return prefetch()
    const waiting = requestIdleCallback(prefetch)
    return () => cancelIdleCallback(waiting)
  }, [])
  const open = () => {
    // Drawn at the first press where it is there already.
    if (fetched) setCalendar(() => fetched)
    else loadCalendar().then((code) => setCalendar(() => code), ignore)
  }
  return { Calendar, open }
}

interface DatesProps extends StayCalendarProps {
  Calendar: Calendar | undefined
  labels: readonly [checkIn: string, checkOut: string]
  /** Of native fields that a form sends. */
  names?: readonly [checkIn: string, checkOut: string] | undefined
  /** Below native fields. */
  children?: ReactNode
}

/**
 * A calendar, or the browser's own date fields until its code has come and the guest has left them,
 * and without scripts. They refuse days before today.
 */
export function Dates({ Calendar, labels, names, children, ...calendar }: DatesProps) {
  const { chosen, onChange } = calendar
  const today = useToday()
  const fields = useRef<HTMLDivElement>(null)
  const [isTyping, setTyping] = useState(false)
  const values = [chosen.checkIn, chosen.checkOut]
  const take = () => onChange(sensibleDays(daysIn(fields.current), today))
  const takeEarly = useEffectEvent(() => {
    if (!fields.current) return
    const { checkIn, checkOut } = daysIn(fields.current)
    if (checkIn !== chosen.checkIn || checkOut !== chosen.checkOut) take()
    setTyping(fields.current.contains(document.activeElement))
  })
  // On a slow connection a guest may have typed before hydration.
  useEffect(() => takeEarly(), [])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setTyping(currentTarget.contains(relatedTarget))

  if (Calendar && !isTyping) return <Calendar {...calendar} />
  return (
    <div
      ref={fields}
      onFocus={() => setTyping(true)}
      onBlur={onBlur}
      onChange={take}
      className="awaits-calendar grid w-72 max-w-full content-start gap-3 max-sm:w-full"
    >
      {labels.map((label, at) => (
        <Field key={label} label={label}>
          {(control) => (
            <input
              type="date"
              name={names?.[at]}
              min={today}
              defaultValue={values[at] ?? ''}
              {...control}
            />
          )}
        </Field>
      ))}
      {children}
    </div>
  )
}

function daysIn(fields: HTMLElement | null): ChosenDays {
  const inputs = fields?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? []
  const [checkIn = null, checkOut = null] = Array.from(inputs, ({ value }) => value || null)
  return { checkIn, checkOut }
}
