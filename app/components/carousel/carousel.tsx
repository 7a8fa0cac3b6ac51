import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CarouselControls } from './controls.tsx'
import { Slides } from './slides.tsx'
import { isNear, useSlides } from './use-slides.ts'
import { useAutoplay } from './use-autoplay.ts'

export interface CarouselProps {
  /** Accessible name. */
  label: string
  slides: readonly string[]
  /** `isNear`: the slide is visible or next, so its picture should load. */
  renderSlide: (index: number, isNear: boolean) => ReactNode
  autoplayMs?: number
  startAt?: number
  /** True while all slides are visible side by side: autoplay and controls are off. */
  isGrid?: boolean
  className?: string
  viewportClassName?: string
  slideClassName?: string
  controlsClassName?: string
  controlsSize?: 'normal' | 'small'
  /** Also shows one button per slide. */
  hasDots?: boolean
  /** Also shows the position, such as 2 of 6. */
  hasCounter?: boolean
}

/** Slides following the ARIA carousel pattern, with native swiping, arrow keys and buttons. */
export function Carousel(props: CarouselProps) {
  const { label, autoplayMs, startAt = 0, isGrid } = props
  const count = props.slides.length
  const region = useRef<HTMLElement>(null)
  const { current, reached, goTo, step, advance, ...row } = useSlides(count, startAt)
  const autoplay = useAutoplay({ everyMs: autoplayMs, advance, region })
  const isAwake = autoplay.isSeen || autoplayMs === undefined || current > 0
  const moving = {
    'aria-roledescription': 'carousel',
    onKeyDown: (event: KeyboardEvent) => stepByKey(event, step),
    ...autoplay.holders,
  }
  return (
    <section
      ref={region}
      aria-label={label}
      // Otherwise a picture with another aspect ratio stretches the carousel and shifts the page.
      className={classes('relative min-h-0', props.className)}
      {...(!isGrid && moving)}
    >
      <Slides
        {...props}
        {...row}
        current={current}
        isPlaying={autoplay.isPlaying}
        isNear={(index) => index === 0 || (isAwake && isNear(index, current, count))}
      />
      {!isGrid && (
        <p role="status" className="sr-only">
          {reached !== null && `${reached + 1} of ${count}`}
        </p>
      )}
      {count > 1 && !isGrid && (
        <CarouselControls
          {...props}
          current={current}
          count={count}
          step={step}
          autoplay={autoplayMs === undefined ? undefined : autoplay}
        />
      )}
      {props.hasDots && <Dots label={label} count={count} current={current} goTo={goTo} />}
    </section>
  )
}

function stepByKey(event: KeyboardEvent, step: (by: number) => void): void {
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (direction === undefined) return
  event.preventDefault()
  step(direction)
}

interface DotsProps {
  label: string
  count: number
  current: number
  goTo: (index: number) => void
}

/** One button per slide, at least 24 px, the minimum target size of WCAG 2.2. */
function Dots({ label, count, current, goTo }: DotsProps) {
  return (
    <div className="needs-script absolute inset-x-0 bottom-3 flex justify-center gap-1">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Show ${index + 1} of ${count}: ${label}`}
          aria-current={index === current}
          onClick={() => goTo(index)}
          className="group/dot grid size-7 place-items-center"
        >
          <span className="size-2.5 rounded-full border-2 border-on-scrim group-aria-current/dot:bg-on-scrim" />
        </button>
      ))}
    </div>
  )
}
