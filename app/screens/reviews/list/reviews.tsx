import { redirect, useSearchParams } from 'react-router'
import { reviewsPage } from '#content/reviews-page.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { useCabins, useDocument } from '../../../documents.ts'
import { page } from '../../../page.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewSidebar } from './review-sidebar.tsx'
import { filterFrom, pageAddress, reviewsQuery, summaryKey } from './reviews-query.ts'
import { ExternalLink } from 'lucide-react'
import type { QuotedReview } from '#contracts/site/reviews.ts'
import { Section } from '../../../components/section-head.tsx'

export { meta, shouldRevalidate } from '../../../page.ts'

export const loader = page(async ({ client, document, isFirstVisit, read, url }) => {
  const filter = filterFrom(url.searchParams, await document('cabin-list'))
  // Figures that came after the page would move what is below them.
  const figures = client.prefetchQuery({ queryKey: summaryKey(filter), retry: false })
  if (isFirstVisit) {
    const query = { ...reviewsQuery(read, filter), retry: false }
    await client.prefetchInfiniteQuery(query)
    const isBeyondTheEnd = client.getQueryData(query.queryKey)?.pages[0]?.items.length === 0
    if (filter.page > 1 && isBeyondTheEnd) throw redirect(pageAddress(url.searchParams, 1))
  }
  await figures
  // Filtered lists only repeat the whole list, so search engines skip them.
  const { cabin, stars, verified, sort } = filter
  const isWhole = cabin === null && stars === null && !verified && sort === 'newest'
  const shownPage = isWhole ? filter.page : 1
  const { name, description } = (await document('reviews')).search.list
  return {
    name: reviewsPage.page(name, shownPage),
    description: reviewsPage.page(description, shownPage),
    path: pageAddress(new URLSearchParams(), shownPage),
    picture: 'reviews',
    crumbs: [{ name: reviewsPage.title, path: '/reviews' }],
  }
})

export default function Reviews() {
  const { lead } = useDocument('reviews')
  const [search] = useSearchParams()
  const filter = filterFrom(search, useCabins())
  return (
    <>
      <PageHead heading={reviewsPage.title} isLow>
        <p>{lead}</p>
      </PageHead>
      <div className="wrap grid gap-x-[clamp(3rem,6vw,6rem)] gap-y-10 pt-10 lg:grid-cols-[320px_minmax(0,1fr)]">
        <div>
          <ReviewSidebar filter={filter} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-16">
          <ReviewList filter={filter} />
          <QuotedReviews />
        </div>
      </div>
    </>
  )
}

const words = reviewsPage.elsewhere

/**
 * Reviews on other sites that the owner quotes. They have no stars, and search engines are told
 * nothing of them: sites may mark up only reviews they received themselves.
 */
function QuotedReviews() {
  const { elsewhere = [] } = useDocument('reviews')
  if (elsewhere.length === 0) return null
  return (
    <Section id="elsewhere" {...words} className="border-t-2 border-line pt-10">
      <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {elsewhere.map((review) => (
          <li key={review.link} className="min-w-0">
            <Quote {...review} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Quote({ author, quote, source, link }: QuotedReview) {
  return (
    <figure className="border-l-4 border-ember pl-4">
      <blockquote cite={link} className="wrap-anywhere">
        “{quote}”
      </blockquote>
      <figcaption className="mt-2 grid justify-items-start text-sm">
        <span className="font-semibold wrap-anywhere">{author}</span>
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="inline-flex min-h-6 items-center gap-1.5 underline underline-offset-4"
        >
          {words.on(source)}
          <ExternalLink aria-hidden className="size-3.5 shrink-0" />
        </a>
      </figcaption>
    </figure>
  )
}
