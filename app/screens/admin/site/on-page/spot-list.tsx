import { adminOnPage as words } from '#content/admin-on-page.ts'
import type { Spot } from './marked-page.ts'

interface SpotListProps {
  spots: readonly Spot[]
  titleOf: (document: string) => string
  onChoose: (spot: Spot) => void
}

/** All that can be edited on the page, also what is folded away: for keyboards and screen readers. */
export function SpotList({ spots, titleOf, onChoose }: SpotListProps) {
  return (
    <section aria-labelledby="spots-heading" className="min-w-0">
      <h2 id="spots-heading" className="font-display text-lead font-semibold">
        {words.list}
      </h2>
      {spots.length === 0 && <p className="mt-2 text-soft">{words.none}</p>}
      {[...Map.groupBy(spots, (spot) => spot.document)].map(([document, own]) => (
        <section key={document} aria-label={titleOf(document)} className="mt-3">
          <h3 className="text-sm font-medium text-soft">{titleOf(document)}</h3>
          <ul className="-mx-2 mt-1 grid">
            {own.map((spot) => (
              <li key={spot.path}>
                <button
                  type="button"
                  onClick={() => onChoose(spot)}
                  className="min-h-11 w-full rounded-md px-2 py-1.5 text-left hover:bg-sunken"
                >
                  <span className="line-clamp-2 wrap-anywhere">
                    {spot.isPicture ? words.picture(spot.text) : spot.text}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
