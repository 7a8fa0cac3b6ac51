import { ChevronDown } from 'lucide-react'

/** For what the disclosure below opens, inside `group/fold`. */
export const foldedOnPhones = 'max-md:group-not-has-open/fold:hidden'

interface FoldOnPhonesProps {
  label: string
  /** At the end of the line. */
  note?: string | false
}

/**
 * Opens on phones what would push the rest of the page too far down. Like 'Read more' it has no
 * content of its own, so it works without scripts.
 */
export function FoldOnPhones({ label, note }: FoldOnPhonesProps) {
  return (
    <details data-fold className="group md:hidden print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-x-3 rounded-lg border border-line bg-card px-4 text-base font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <span className="ml-auto text-sm font-medium text-ember-ink">{note}</span>
        <ChevronDown
          aria-hidden
          className="size-4.5 text-ember-ink transition-transform group-open:rotate-180"
        />
      </summary>
    </details>
  )
}
