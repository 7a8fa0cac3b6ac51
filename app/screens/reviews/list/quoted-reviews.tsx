import { ExternalLink } from 'lucide-react'
import { reviewsPage } from '#content/reviews-page.ts'
import type { QuotedReview } from '#contracts/site/reviews.ts'
import { SectionHead } from '../../../components/section-head.tsx'
import { useDocument } from '../../../documents.ts'

const words = reviewsPage.elsewhere

/**
 * Reviews on other sites that the owner quotes. They have no stars, and search engines are told
 * nothing of them: sites may mark up only reviews they received themselves.
 */
export function QuotedReviews() {
  const { elsewhere = [] } = useDocument('reviews')
  if (elsewhere.length === 0) return null
  return (
    <section aria-labelledby="elsewhere-heading" className="border-t-2 border-line pt-10">
      <SectionHead id="elsewhere-heading" heading={words.heading} lead={words.lead} />
      <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {elsewhere.map((review) => (
          <li key={review.link} className="min-w-0">
            <Quote {...review} />
          </li>
        ))}
      </ul>
    </section>
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
