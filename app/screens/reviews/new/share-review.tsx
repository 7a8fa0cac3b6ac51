import { ArrowUpRight, Copy } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { thankYou } from '#content/review-page.ts'
import { timings } from '#contracts/limits.ts'
import { reviewMessages } from '#contracts/messages.ts'
import { Button, buttonClasses } from '../../../components/button.tsx'
import { copyText } from '../../../components/copy-text.ts'
import { showToast } from '../../../components/toast.ts'
import { useFacts, type Facts } from '../../../documents.ts'
import type { ReviewBody } from './review-kind.ts'

const { share } = thankYou

/** A shadow at the lower edge, which the end of the text brings its own background for. */
const goesOn = [
  'linear-gradient(transparent, var(--sunken) 60%) bottom / 100% 2rem no-repeat local',
  'linear-gradient(transparent, color-mix(in srgb, var(--ink) 22%, transparent)) bottom / 100% 1rem no-repeat',
  'var(--sunken)',
].join(', ')

export type WrittenReview = Pick<
  ReviewBody,
  'cabin' | 'overallRating' | 'reviewTitle' | 'reviewText' | 'favoriteFeature'
>

export function ShareReview({ review }: { review: WrittenReview }) {
  const facts = useFacts()
  const { searchListing, socialReviews } = facts.reviewLinks
  const text = composeReview(review, facts)
  return (
    <ThanksCard id="share-review-heading" heading={share.heading} text={share.text}>
      <div
        role="region"
        aria-label={share.preview}
        tabIndex={0}
        style={{ background: goesOn }}
        className="mt-4 max-h-48 overflow-auto rounded-md p-4 text-base wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <CopyButton text={text} />
        {[searchListing, socialReviews].map(({ label, url }) => (
          <a
            key={url}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={`${buttonClasses('secondary', 'small')} max-sm:w-full`}
          >
            {label}
            <ArrowUpRight aria-hidden className="size-4" />
          </a>
        ))}
      </div>
    </ThanksCard>
  )
}

interface ThanksCardProps {
  /** Of the heading. */
  id: string
  heading: string
  text: string
  children: ReactNode
}

export function ThanksCard({ id, heading, text, children }: ThanksCardProps) {
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-card p-6 shadow-card">
      <h3 id={id} className="text-xl">
        {heading}
      </h3>
      <p className="mt-2">{text}</p>
      {children}
    </section>
  )
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), timings.copiedLabelMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      await copyText(text)
      setCopied(true)
      showToast(reviewMessages.copied)
    } catch {
      showToast({ ...reviewMessages.notCopied, destructive: true })
    }
  }
  return (
    <Button size="small" className="noscript:hidden! max-sm:w-full" onClick={() => void copy()}>
      <Copy aria-hidden className="size-4.5" />
      {isCopied ? share.copied : share.copy}
    </Button>
  )
}

/** The review as one text, to paste elsewhere (specification, section 7). */
function composeReview(review: WrittenReview, { resortName, property, town }: Facts): string {
  const { reviewTitle, reviewText, favoriteFeature, overallRating, cabin } = review
  return [
    reviewTitle,
    reviewText,
    `Overall Rating: ${overallRating}/5 stars`,
    favoriteFeature && `Favorite feature: ${favoriteFeature}`,
    `Stayed at ${cabin} - ${resortName ?? property}, ${town}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
