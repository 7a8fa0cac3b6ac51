import { Star } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { reviewsPage } from '#content/reviews-page.ts'
import type { ReviewSummary } from '#contracts/reviews.ts'
import { classes } from '../../../components/classes.ts'
import { Bar } from '../../../components/reviews/bar.tsx'
import { SubAverages } from '../../../components/reviews/sub-averages.tsx'
import { Stars } from '../../../components/reviews/stars.tsx'
import { foldedOnPhones } from '../../../components/fold-on-phones.tsx'
import { starsAddress, type ReviewFilter } from './reviews-query.ts'

const words = reviewsPage.figures

interface RatingFiguresProps {
  summary: ReviewSummary
  filter: ReviewFilter
}

interface FiguresProps extends Omit<RatingFiguresProps, 'summary'> {
  /** Undefined if unknown. */
  summary: ReviewSummary | undefined
  /** Follows the average, and is there without figures too. */
  children: ReactNode
}

/** The average, how it is distributed, and what it is made of. */
export function RatingFigures({ summary, filter, children }: FiguresProps) {
  const average = summary?.averages.overallRating ?? null
  const isRated = summary !== undefined && average !== null
  return (
    <section
      aria-label={isRated ? words.label : undefined}
      className={classes('grid content-start gap-5', !isRated && 'md:hidden')}
    >
      {isRated && <Average average={average} from={words.from(summary.count, filter)} />}
      {children}
      {isRated && <Distribution summary={summary} filter={filter} />}
      {isRated && (
        <SubAverages
          averages={summary.averages}
          className={classes('grid-cols-2 gap-x-6 border-t border-line pt-4', foldedOnPhones)}
        />
      )}
    </section>
  )
}

function Average({ average, from }: { average: number; from: string }) {
  const text = average.toFixed(1)
  return (
    <p className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <span aria-hidden className="sign text-4xl leading-[0.8]">
        {text}
      </span>
      <span className="grid gap-1 text-sm leading-none text-soft">
        <Stars rating={Number(text)} className="text-lg" />
        {from}
      </span>
    </p>
  )
}

/** Each bar is a link to the reviews with so many stars, the last line one to all of them. */
function Distribution({ summary, filter }: RatingFiguresProps) {
  return (
    <ul className={classes('-mx-2', foldedOnPhones)}>
      {[5, 4, 3, 2, 1].map((stars) => (
        <li key={stars}>
          <StarsRow stars={stars} summary={summary} isChosen={filter.stars === stars} />
        </li>
      ))}
      <li>
        <RowLink stars={null} isChosen={filter.stars === null}>
          <span className={classes('col-span-2', filter.stars !== null && 'underline')}>
            {words.allStars}
          </span>
          <span className="text-right text-soft">{summary.count}</span>
        </RowLink>
      </li>
    </ul>
  )
}

interface StarsRowProps {
  stars: number
  summary: ReviewSummary
  isChosen: boolean
}

function StarsRow({ stars, summary, isChosen }: StarsRowProps) {
  const count = summary.stars[stars - 1] ?? 0
  return (
    <RowLink stars={stars} isChosen={isChosen} aria-label={words.row(stars, count)}>
      <span className="inline-flex items-center gap-1">
        {stars} <Star aria-hidden className="size-3.5 fill-current text-star" />
      </span>
      <Bar share={count / Math.max(1, summary.count)} tone="bg-star" />
      <span className="text-right text-soft">{count}</span>
    </RowLink>
  )
}

interface RowLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** What it leads to; null for all. */
  stars: number | null
  isChosen: boolean
}

function RowLink({ stars, isChosen, ...rest }: RowLinkProps) {
  const [search] = useSearchParams()
  return (
    <Link
      to={starsAddress(search, stars)}
      preventScrollReset
      replace
      aria-current={isChosen || undefined}
      className="grid min-h-7 grid-cols-[2rem_1fr_2rem] items-center gap-2 rounded-md px-2 text-sm tabular-nums hover:bg-sunken aria-[current]:bg-oak-wash aria-[current]:font-semibold max-md:min-h-11 forced-colors:aria-[current]:outline-2"
      {...rest}
    />
  )
}
