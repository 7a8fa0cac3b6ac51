import { useRef, useState, type PointerEvent, type RefObject } from 'react'

/** Items are dragged by a handle, with a mouse, a pen or a finger; `move` changes the order. */
export function useDraggedItem(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>()
  const place = useRef<number>(undefined)

  const handle = (at: number) => ({
    onPointerDown(event: PointerEvent) {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      place.current = at
      setDragged(at)
    },
    onPointerMove({ clientY }: PointerEvent) {
      const from = place.current
      if (from === undefined) return
      const to = placeAt(list.current, clientY)
      if (to === undefined || to === from) return
      place.current = to
      setDragged(to)
      move(from, to)
    },
    onPointerUp: end,
    onPointerCancel: end,
  })
  function end() {
    place.current = undefined
    setDragged(undefined)
  }
  return { dragged, handle }
}

/** The item whose middle is nearest. */
function placeAt(list: HTMLElement | null, y: number): number | undefined {
  const distances = [...(list?.children ?? [])].map((item) => {
    const { top, height } = item.getBoundingClientRect()
    return Math.abs(top + height / 2 - y)
  })
  const nearest = distances.indexOf(Math.min(...distances))
  return nearest < 0 ? undefined : nearest
}
