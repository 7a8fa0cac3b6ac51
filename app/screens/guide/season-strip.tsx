import { guideWords } from '#content/guide.ts'
import type { Season } from '#contracts/site/guide-blocks.ts'

const { months } = guideWords

/** The year as a strip with the season on it; the note says the same in words. */
export function SeasonStrip({ season }: { season: Season }) {
  return (
    <figure>
      <figcaption>
        <strong className="eyebrow block text-bluebonnet">{season.label}</strong>
        <span className="mt-1 block text-lead font-medium">{season.note}</span>
      </figcaption>
      <div aria-hidden className="mt-5">
        <div className="relative h-9 overflow-hidden rounded-md border-2 border-edge bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--line)_7px_9px)]">
          <div
            className="absolute inset-y-0 border-edge bg-bluebonnet print:border-x-4"
            style={{ left: share(season.from - 1), width: share(season.to - season.from) }}
          />
        </div>
        <div className="mt-1.5 grid grid-cols-12 text-center text-xs font-medium text-soft sm:text-sm">
          {months.map((month, index) => (
            <span key={month} className={isIn(season, index + 1) ? 'font-bold text-ink' : ''}>
              {month}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}

/** Of the year, for so many months. */
function share(count: number): string {
  return `${((count / months.length) * 100).toFixed(2)}%`
}

/** Whether some of the month, 1 to 12, belongs to the season. */
function isIn({ from, to }: Season, month: number): boolean {
  return from < month + 1 && to > month
}
