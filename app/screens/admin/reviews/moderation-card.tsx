import { adminReviews } from '#content/admin-reviews.ts'
import { ratingFields, recommendationLabels } from '#content/review-page.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { longDate } from '#contracts/moments.ts'
import { VerifiedStay } from '../../../components/stay-links/verified-stay.tsx'
import { reviewTitle } from '../../../components/reviews/review-title.ts'
import { Stars } from '../../../components/reviews/stars.tsx'
import { useFacts } from '../../../documents.ts'
import { formatPhone } from '../format-phone.ts'
import { ReplyForm } from './reply-form.tsx'

const words = adminReviews

const tones: Record<AdminReview['status'], BadgeTone> = {
  pending: 'ember',
  approved: 'oak',
  rejected: 'danger',
}

interface ModerationCardProps {
  review: AdminReview
  onDecide: (isApproved: boolean) => void
}

/** A review with everything the guest wrote, and the decisions available. */
export function ModerationCard({ review, onDecide }: ModerationCardProps) {
  const { timeZone } = useFacts()
  return (
    <article
      aria-label={reviewTitle(review)}
      className="min-w-0 rounded-lg border border-line bg-card p-6 shadow-card"
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{reviewTitle(review)}</h2>
          <p className="wrap-anywhere">
            <strong>{review.guestName}</strong> · {review.cabin} ·{' '}
            <time dateTime={review.createdAt}>{longDate(review.createdAt, timeZone)}</time>
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tones[review.status]}>{words.statuses[review.status]}</Badge>
          {review.verified && <VerifiedStay />}
          {review.isSuspect && <Badge tone="danger">{words.suspect}</Badge>}
          {!review.allowPublic && <Badge tone="danger">{words.hidden}</Badge>}
        </p>
      </header>
      <Contact review={review} />
      <p className="mt-4 wrap-anywhere whitespace-pre-line">{review.reviewText}</p>
      <Extras review={review} />
      <Ratings review={review} />
      <Decisions review={review} onDecide={onDecide} />
      {review.status === 'approved' && <ReplyForm review={review} />}
    </article>
  )
}

function Contact({ review }: { review: AdminReview }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-base wrap-anywhere">
      <li>
        <a className="underline underline-offset-4" href={`mailto:${review.guestEmail}`}>
          {review.guestEmail}
        </a>
      </li>
      {review.guestPhone && (
        <li>
          <a className="underline underline-offset-4" href={`tel:${review.guestPhone}`}>
            {formatPhone(review.guestPhone)}
          </a>
        </li>
      )}
      {review.stayDates && (
        <li className="text-soft">
          {words.labels.stayDates}: {review.stayDates}
        </li>
      )}
    </ul>
  )
}

function Extras({ review }: { review: AdminReview }) {
  const extras = [
    { label: words.labels.favorite, text: review.favoriteFeature },
    { label: words.labels.improvement, text: review.improvementSuggestion },
    {
      label: words.labels.recommend,
      text: review.wouldRecommend && recommendationLabels[review.wouldRecommend],
    },
  ].filter(({ text }) => text)
  return (
    <dl className="mt-4 grid gap-2">
      {extras.map(({ label, text }) => (
        <div key={label} className="min-w-0">
          <dt className="inline font-semibold">{label}: </dt>
          <dd className="inline wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Ratings({ review }: { review: AdminReview }) {
  const given = ratingFields.filter(({ name }) => review[name] > 0)
  return (
    <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-base">
      {given.map(({ name, label }) => (
        <div key={name}>
          <dt className="text-soft">{label}</dt>
          <dd>
            <Stars rating={review[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Decisions({ review, onDecide }: ModerationCardProps) {
  if (review.status === 'approved') {
    return (
      <div className="mt-5">
        <Button kind="secondary" size="small" onClick={() => onDecide(false)}>
          {words.removeApproval}
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-5 flex gap-3">
      <Button size="small" onClick={() => onDecide(true)}>
        {words.approve}
      </Button>
      {review.status === 'pending' && (
        <Button kind="secondary" size="small" onClick={() => onDecide(false)}>
          {words.reject}
        </Button>
      )}
    </div>
  )
}
