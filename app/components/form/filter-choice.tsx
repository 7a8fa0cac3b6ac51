import { useEffect, useRef, type ComponentProps } from 'react'
import { Choice } from './choice.tsx'

interface FilterChoiceProps<Value extends string | number> extends ComponentProps<
  typeof Choice<Value>
> {
  /** What the address asks for; empty for no choice. */
  chosen: string
}

/** A choice that follows the address, and keeps the focus while it does. */
export function FilterChoice<Value extends string | number>(props: FilterChoiceProps<Value>) {
  const { chosen, ...rest } = props
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current) select.current.value = chosen
    // Options may come later than the choice.
  }, [chosen, rest.options.length])
  return <Choice {...rest} ref={select} defaultValue={chosen} />
}
