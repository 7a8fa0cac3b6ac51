import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { reviewsPage } from '#content/reviews/reviews-page.ts'
import { Button, buttonClasses } from '../../../components/button.tsx'
import { Loading } from '../../../components/loading.tsx'
import { useFocusOnNew } from '../../../components/lists/use-focus-on-new.ts'
import { useSpokenCount } from '../../../components/lists/use-spoken-count.ts'
import { readOverHttp } from '../../../queries.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewFilterForm } from './review-filter-form.tsx'
import { filterFrom, pageAddress, reviewsQuery } from './reviews-query.ts'

export function ReviewList() {
  const [search] = useSearchParams()
  const filter = filterFrom(search)
  const query = useInfiniteQuery(reviewsQuery(readOverHttp, filter))
  const reviews = query.data?.pages.flatMap((page) => page.reviews) ?? []
  const list = useRef<HTMLUListElement>(null)
  const shown = `${filter.cabin} ${filter.sort}`
  const awaitNew = useFocusOnNew(list, { count: reviews.length, filter: shown })
  useSpokenCount({
    filter: shown,
    count: query.isSuccess ? reviews.length : undefined,
    hasMore: query.hasNextPage,
  })
  return (
    <>
      <ReviewFilterForm filter={filter} />
      {query.isPending && <Loading text={reviewsPage.loading} className="py-16 text-center" />}
      {query.isError && <Failed onRetry={() => void query.refetch()} />}
      {query.isSuccess && reviews.length === 0 && <Empty isFiltered={filter.cabin !== null} />}
      {filter.page > 1 && (
        <p className="mt-8 text-center">
          <Link to={pageAddress(search, filter.page - 1)} className={buttonClasses('secondary')}>
            {reviewsPage.newer}
          </Link>
        </p>
      )}
      <ul ref={list} className="mt-8 grid gap-6">
        {reviews.map((review) => (
          <li key={review.id} className="grid">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <LoadMore
          to={pageAddress(search, filter.page + (query.data?.pages.length ?? 1))}
          isLoading={query.isFetchingNextPage}
          onMore={() => {
            awaitNew()
            void query.fetchNextPage()
          }}
        />
      )}
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="mt-8 grid justify-items-center gap-4 py-10 text-center">
      <p className="text-lead">{reviewsPage.failed.text}</p>
      <Button kind="secondary" onClick={onRetry}>
        {reviewsPage.failed.retry}
      </Button>
    </div>
  )
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { heading, text } = isFiltered ? reviewsPage.noneForCabin : reviewsPage.empty
  return (
    <div className="mt-8 rounded-lg border-2 border-dashed border-line p-10 text-center">
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-lead text-soft">{text}</p>
    </div>
  )
}

interface LoadMoreProps {
  /** Address of the next page. */
  to: string
  isLoading: boolean
  onMore: () => void
}

/** A link to the next page for guests without scripts; with them it adds to the list. */
function LoadMore({ to, isLoading, onMore }: LoadMoreProps) {
  return (
    <p className="mt-8 text-center">
      <Link
        to={to}
        className={buttonClasses('secondary')}
        onClick={(event) => {
          event.preventDefault()
          if (!isLoading) onMore()
        }}
      >
        {isLoading ? reviewsPage.loadingMore : reviewsPage.more}
      </Link>
    </p>
  )
}
