import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { reviewWords } from '#content/review-words.ts'
import { reviewsPage } from '#content/reviews-page.ts'
import { verifiedReviews } from '#content/verified-reviews.ts'
import { ButtonLink, buttonClasses } from '../../../components/button.tsx'
import { Loading } from '../../../components/loading.tsx'
import { ListEmpty, ListFailed, LoadMore } from '../../../components/lists/list-states.tsx'
import { useFocusOnNew, useSpokenCount } from '../../../components/lists/use-list-changes.ts'
import { readOverHttp } from '../../../queries.ts'
import { ReviewCard } from './review-card.tsx'
import { chosenIn, pageAddress, reviewsQuery, type ReviewFilter } from './reviews-query.ts'

export function ReviewList({ filter }: { filter: ReviewFilter }) {
  const [search] = useSearchParams()
  const query = useInfiniteQuery(reviewsQuery(readOverHttp, filter))
  const reviews = query.data?.pages.flatMap((page) => page.items) ?? []
  const list = useRef<HTMLUListElement>(null)
  const shown = `${filter.cabin} ${filter.stars} ${filter.verified} ${filter.sort}`
  const awaitNew = useFocusOnNew(list, { count: reviews.length, filter: shown })
  useSpokenCount({
    filter: shown,
    count: query.isSuccess ? reviews.length : undefined,
    hasMore: query.hasNextPage,
  })
  return (
    <div className="min-w-0">
      {query.isPending && (
        <Loading isTall text={reviewsPage.loading} className="py-16 text-center" />
      )}
      {query.isError && !query.isFetchNextPageError && (
        <ListFailed {...reviewWords.failed} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && reviews.length === 0 && <NoReviews filter={filter} />}
      {filter.page > 1 && (
        <p className="mb-8 text-center">
          <Link
            to={pageAddress(search, filter.page - 1)}
            rel="prev"
            className={buttonClasses('secondary')}
          >
            {reviewsPage.newer}
          </Link>
        </p>
      )}
      <ul ref={list} className="grid gap-5">
        {reviews.map((review) => (
          <li key={review.id} className="grid border-line not-first:border-t not-first:pt-5">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <LoadMore
        query={query}
        words={reviewsPage}
        to={pageAddress(search, filter.page + (query.data?.pages.length ?? 1))}
        failed={reviewWords.failed.text}
        onMore={awaitNew}
      />
    </div>
  )
}

function NoReviews({ filter }: { filter: ReviewFilter }) {
  const { label, to } = verifiedReviews.showAll
  return (
    <ListEmpty {...noneOf(filter)} className="">
      {chosenIn(filter) > 0 && (
        <ButtonLink kind="secondary" to={to} preventScrollReset className="mt-5">
          {label}
        </ButtonLink>
      )}
    </ListEmpty>
  )
}

function noneOf(filter: ReviewFilter) {
  const { cabin, stars, verified } = filter
  if (chosenIn(filter) > 1) return verifiedReviews.noneForAll
  if (verified) return verifiedReviews.none
  if (stars !== null) return reviewsPage.noneWithStars
  return cabin ? reviewsPage.noneForCabin : reviewsPage.empty
}
