import { useEffect, useRef } from 'react'

/**
 * Keeps an uncontrolled select at what is chosen elsewhere, such as in the address; undefined leaves
 * it alone. A choice made before hydration is announced like one made now.
 *
 * @param options How many there are: they may load after the choice.
 */
export function useBoundSelect(chosen: string | undefined, options: number) {
  const select = useRef<HTMLSelectElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    const { current } = select
    const isEarly = isNew.current && current && wasChosenEarly(current)
    isNew.current = false
    if (isEarly) current.dispatchEvent(new Event('change', { bubbles: true }))
    else if (current && chosen !== undefined) current.value = chosen
  }, [chosen, options])
  return select
}

function wasChosenEarly({ options }: HTMLSelectElement): boolean {
  return Array.from(options).some(({ defaultSelected, selected }) => defaultSelected && !selected)
}
