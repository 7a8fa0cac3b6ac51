import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { reviewsPage } from '#content/reviews-page.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { Loading } from '../../../components/loading.tsx'
import { ListEmpty, ListFailed, LoadMore } from '../../../components/lists/list-states.tsx'
import { useFocusOnNew, useSpokenCount } from '../../../components/lists/use-list-changes.ts'
import { useCabins } from '../../../documents.ts'
import { readOverHttp } from '../../../queries.ts'
import { ReviewCard } from './review-card.tsx'
import { ReviewFilterForm } from './review-filter-form.tsx'
import { filterFrom, pageAddress, reviewsQuery } from './reviews-query.ts'

export function ReviewList() {
  const [search] = useSearchParams()
  const filter = filterFrom(search, useCabins())
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
      {query.isError && <ListFailed {...reviewsPage.failed} onRetry={() => void query.refetch()} />}
      {query.isSuccess && reviews.length === 0 && (
        <ListEmpty {...(filter.cabin ? reviewsPage.noneForCabin : reviewsPage.empty)} />
      )}
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
          words={reviewsPage}
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
