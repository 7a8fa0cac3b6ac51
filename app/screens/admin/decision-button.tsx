import type { ComponentProps, KeyboardEvent } from 'react'
import { Button } from '../../components/button.tsx'

interface DecisionButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'kind' | 'isResting' | 'children'
> {
  onDecide: () => void
}

/**
 * A button that decides on a row. What the first press has put in its place, another row or the next
 * step, must not get the second press of a double click, nor the repeats of a key held down.
 */
export function DecisionButton({ onDecide, ...rest }: DecisionButtonProps) {
  return (
    <Button
      size="small"
      onKeyDown={ignoreRepeats}
      onClick={({ detail }) => detail < 2 && onDecide()}
      {...rest}
    />
  )
}

/** Each repeat of Enter would be a click. */
function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
