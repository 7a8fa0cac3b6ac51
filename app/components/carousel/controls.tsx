import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { classes } from '../classes.ts'
import { IconButton } from '../button.tsx'
import type { CarouselProps } from './carousel.tsx'

interface CarouselControlsProps extends CarouselProps {
  current: number
  count: number
  step: (by: number) => void
  autoplay?: { isWanted: boolean; setWanted: (isWanted: boolean) => void }
}

const look = 'bg-scrim/80 text-on-scrim hover:bg-scrim'

/** Previous, next and pause; pause comes first, as the ARIA carousel pattern requires. */
export function CarouselControls(props: CarouselControlsProps) {
  const { label, current, count, step, autoplay } = props
  const button = classes(look, props.controlsSize === 'small' && 'size-9!')
  return (
    <div
      className={classes(
        'needs-script absolute flex items-center gap-1.5',
        props.controlsClassName ?? 'right-3 bottom-3',
      )}
    >
      {autoplay && (
        <IconButton
          icon={autoplay.isWanted ? Pause : Play}
          label={`${autoplay.isWanted ? 'Pause' : 'Play'}: ${label}`}
          className={button}
          onClick={() => autoplay.setWanted(!autoplay.isWanted)}
        />
      )}
      <IconButton
        icon={ChevronLeft}
        label={`Previous: ${label}`}
        className={button}
        onClick={() => step(-1)}
      />
      {props.hasCounter && (
        <span className="min-w-16 text-center text-on-scrim tabular-nums">
          {current + 1} / {count}
        </span>
      )}
      <IconButton
        icon={ChevronRight}
        label={`Next: ${label}`}
        className={button}
        onClick={() => step(1)}
      />
    </div>
  )
}
