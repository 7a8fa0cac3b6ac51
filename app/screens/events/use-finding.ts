import { useRef, useState } from 'react'
import type { CalendarEvent } from '#contracts/events.ts'

/**
 * What a guest searches for and which event is chosen: none or one (specification, section 4).
 * Choosing scrolls to the search section, smoothly where motion is welcome, and gives the details
 * the focus; clearing gives it back to the search field.
 */
export function useFinding(initialText: string) {
  const [text, setText] = useState(initialText)
  const [selected, setSelected] = useState<CalendarEvent | null>(null)
  const section = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)

  return {
    text,
    setText,
    selected,
    // A new object each time: choosing the same event again leads back to it.
    select: (event: CalendarEvent) => setSelected({ ...event }),
    whenShown: (heading: HTMLElement) => {
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

/** To the section; on small screens, where the search fills it, to the details in it. */
function scrollTo(section: HTMLElement | null, heading: HTMLElement): void {
  const sectionTop = section?.getBoundingClientRect().top ?? 0
  const isFar = heading.getBoundingClientRect().top - sectionTop > innerHeight / 2
  const target = isFar ? heading.closest('section') : section
  target?.scrollIntoView()
}

export type Finding = ReturnType<typeof useFinding>
