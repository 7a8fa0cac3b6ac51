interface DotsProps {
  label: string
  count: number
  current: number
  goTo: (index: number) => void
}

/** One button for each slide; each is 24 px at least, the smallest target of WCAG 2.2. */
export function Dots({ label, count, current, goTo }: DotsProps) {
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
