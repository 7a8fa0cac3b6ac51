import { ChevronDown } from 'lucide-react'
import { reviewsPage } from '#content/reviews-page.ts'

/** For what the disclosure below opens, inside `group/side`. */
export const foldedOnPhones = 'max-md:group-not-has-open/side:hidden'

/**
 * Opens ratings and filters on phones, where they would push the first review off the screen. Like
 * 'Read more' it has no content of its own, so it works without scripts.
 */
export function FoldOnPhones({ chosen }: { chosen: number }) {
  return (
    <details className="group md:hidden print:hidden">
      <summary className="flex min-h-11 list-none items-center gap-x-3 rounded-lg border border-line bg-card px-4 text-base font-semibold [&::-webkit-details-marker]:hidden">
        {reviewsPage.sidebar}
        <span className="ml-auto text-sm font-medium text-ember-ink">
          {chosen > 0 && reviewsPage.chosen(chosen)}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4.5 text-ember-ink transition-transform group-open:rotate-180"
        />
      </summary>
    </details>
  )
}
