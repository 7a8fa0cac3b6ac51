import { useRef, useState } from 'react'
import type { CalendarEvent } from '#contracts/events.ts'
import { prefersStillness } from '../../components/carousel/use-autoplay.ts'

/**
 * A guest's search and the chosen event, if any (specification, section 4). A card opens a sheet;
 * showing its event in the search scrolls there, smoothly unless motion is reduced, and focuses the
 * details. Clearing focuses the search field again; closing the sheet, what had opened it.
 */
export function useFinding(initialText: string) {
  const [text, setText] = useState(initialText)
  const [selected, setSelected] = useState<CalendarEvent | null>(null)
  const [sheet, setSheet] = useState<CalendarEvent | null>(null)
  const section = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  /** The code of the details may be on its way. */
  const areShown = useRef(false)

  return {
    text,
    /** Who goes on searching does not want an event that has not been shown yet. */
    setText: (typed: string) => {
      setText(typed)
      setSheet(null)
      if (!areShown.current) setSelected(null)
    },
    selected,
    // A new object each time, so that choosing the same event again scrolls back to it.
    select: (event: CalendarEvent) => {
      setSheet(null)
      areShown.current = false
      setSelected({ ...event })
    },
    sheet,
    openSheet: (event: CalendarEvent) => {
      setSelected(null)
      setSheet(event)
    },
    closeSheet: () => {
      setSheet(null)
      setText('')
    },
    whenShown: (heading: HTMLElement) => {
      areShown.current = true
      heading.focus({ preventScroll: true })
      scrollTo(section.current, heading)
    },
    clear: () => {
      setSelected(null)
      setText('')
      field.current?.focus()
    },
    section,
    field,
  }
}

/** To the section; on small screens, where the search fills it, to its details. */
function scrollTo(section: HTMLElement | null, heading: HTMLElement): void {
  const sectionTop = section?.getBoundingClientRect().top ?? 0
  const isFar = heading.getBoundingClientRect().top - sectionTop > innerHeight / 2
  const target = isFar ? heading.closest('section') : section
  target?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' })
}

export type Finding = ReturnType<typeof useFinding>
