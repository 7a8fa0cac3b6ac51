import { useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CarouselControls } from './controls.tsx'
import { Dots } from './dots.tsx'
import { isNear, useSlides } from './use-slides.ts'
import { useAutoplay } from './use-autoplay.ts'

export interface CarouselProps {
  /** What the slides are of, for screen readers. */
  label: string
  slides: readonly string[]
  /** `isNear` says that the slide is shown or next in line, so that its picture is worth fetching. */
  renderSlide: (index: number, isNear: boolean) => ReactNode
  autoplayMs?: number
  startAt?: number
  className?: string
  viewportClassName?: string
  slideClassName?: string
  controlsClassName?: string
  controlsSize?: 'normal' | 'small'
  /** One button for each slide as well. */
  hasDots?: boolean
  /** Says which slide of how many is shown. */
  hasCounter?: boolean
}

/** Slides after the ARIA carousel pattern, swiped natively and moved with arrow keys or buttons. */
export function Carousel(props: CarouselProps) {
  const { label, slides, renderSlide, autoplayMs, startAt = 0 } = props
  const region = useRef<HTMLElement>(null)
  const { viewport, current, goTo, step, ...scrolling } = useSlides(slides.length, startAt)
  const advance = useCallback(() => step(1), [step])
  const autoplay = useAutoplay({ everyMs: autoplayMs, advance, region })
  const isAwake = autoplay.isSeen || autoplayMs === undefined || current > 0

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    step(direction)
  }

  return (
    <section
      ref={region}
      aria-roledescription="carousel"
      aria-label={label}
      className={classes('group/carousel relative', props.className)}
      onKeyDown={onKeyDown}
      {...autoplay.holders}
    >
      <div
        ref={viewport}
        role="group"
        {...scrolling}
        tabIndex={0}
        aria-label={`${label}, slides`}
        aria-live={autoplay.isPlaying ? 'off' : 'polite'}
        className={classes(
          'no-scrollbar flex size-full scroll-smooth snap-x snap-mandatory overflow-x-auto overscroll-x-contain',
          props.viewportClassName,
        )}
      >
        {slides.map((slide, index) => (
          <div
            key={slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className={classes('w-full shrink-0 snap-start snap-always', props.slideClassName)}
          >
            {renderSlide(index, index === 0 || (isAwake && isNear(index, current, slides.length)))}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <CarouselControls
          label={label}
          current={current}
          count={slides.length}
          step={step}
          autoplay={autoplayMs === undefined ? undefined : autoplay}
          size={props.controlsSize}
          hasCounter={props.hasCounter}
          className={props.controlsClassName}
        />
      )}
      {props.hasDots && <Dots label={label} count={slides.length} current={current} goTo={goTo} />}
    </section>
  )
}
