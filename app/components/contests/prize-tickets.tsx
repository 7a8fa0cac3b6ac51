import type { PublicPrize } from '#contracts/contests.ts'
import { dollars, titleBesideValue } from './prize-value.ts'
import { PrizePicture } from './prize-picture.tsx'

/** One ticket per prize, with its value in dollars. */
export function PrizeTickets({ prizes }: { prizes: readonly PublicPrize[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {prizes.map((prize) => (
        <li
          key={prize.id}
          className="grid min-w-0 overflow-hidden rounded-lg border border-line bg-card shadow-card sm:grid-cols-[auto_1fr]"
        >
          <p className="border-b-2 border-dashed border-edge bg-oak-wash px-5 py-3 sm:grid sm:min-w-28 sm:place-content-center sm:border-r-2 sm:border-b-0 sm:py-6 font-display text-3xl font-extrabold tabular-nums">
            {dollars(prize.value)}
          </p>
          <div className="min-w-0 p-5">
            {prize.imageUrl && (
              <PrizePicture url={prize.imageUrl} className="mb-4 aspect-3/2 w-full rounded" />
            )}
            <h3 className="text-xl wrap-anywhere">{titleBesideValue(prize.title, prize.value)}</h3>
            <p className="mt-1 wrap-anywhere whitespace-pre-line text-soft">{prize.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
