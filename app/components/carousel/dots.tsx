import { classes } from '../classes.ts'

interface DotsProps {
  className: string
  /** The arrows do the same, so the Tab key skips the dots. */
  isBesideArrows?: boolean
  label: string
  count: number
  current: number
  goTo: (index: number) => void
}

/** One button per slide, a thumb high and as wide as there is room, at least 24 px (WCAG 2.2). */
export function Dots({ label, count, current, goTo, ...props }: DotsProps) {
  return (
    <div
      className={classes(
        'noscript:hidden! pointer-events-none flex justify-center',
        props.className,
      )}
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          tabIndex={props.isBesideArrows ? -1 : undefined}
          aria-label={`Show ${index + 1} of ${count}: ${label}`}
          aria-current={index === current}
          onClick={() => goTo(index)}
          className="group/dot pointer-events-auto grid h-11 w-11 min-w-7 place-items-center"
        >
          <span className="size-2.5 rounded-full border-2 border-on-scrim group-aria-current/dot:bg-on-scrim" />
        </button>
      ))}
    </div>
  )
}
