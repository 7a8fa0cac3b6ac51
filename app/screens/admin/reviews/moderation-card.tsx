import { ratingFields, recommendationLabels } from '#content/review-page.ts'
import { positiveRating } from '#contracts/limits.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { classes } from '../../../components/classes.ts'
import { longDate } from '#contracts/moments.ts'
import { VerifiedStay } from '../../../components/stay-links/verified-stay.tsx'
import { reviewTitle } from '../../../components/reviews/review-title.ts'
import { Stars } from '../../../components/reviews/stars.tsx'
import { useFacts } from '../../../documents.ts'
import { DecisionButton } from '../decision-button.tsx'
import { formatPhone } from '../format-phone.ts'
import { useIsDeciding } from './decisions.ts'
import { ReplyForm } from './reply-form.tsx'

const statuses = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' }

const tones: Record<AdminReview['status'], BadgeTone> = {
  pending: 'ember',
  approved: 'oak',
  rejected: 'danger',
}

interface ModerationCardProps {
  review: AdminReview
  isChosen?: boolean
  /** Undefined where several cannot be decided at once. */
  onChoose?: (() => void) | undefined
  onDecide: (isApproved: boolean) => void
}

/** A review with everything the guest wrote, and the decisions available. */
export function ModerationCard({ review, isChosen, onChoose, onDecide }: ModerationCardProps) {
  const { timeZone } = useFacts()
  const isLow = review.overallRating < positiveRating
  return (
    <article
      aria-label={reviewTitle(review)}
      className={classes(
        'min-w-0 rounded-lg border border-line bg-card p-5 shadow-card sm:p-6',
        isLow && 'border-l-6 border-l-danger',
        isChosen && 'outline-2 outline-ember',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 items-start gap-1">
          {onChoose && <Choose review={review} isChosen={isChosen ?? false} onChoose={onChoose} />}
          <div className="min-w-0">
            <h2 className="text-xl wrap-anywhere">{reviewTitle(review)}</h2>
            <p className="wrap-anywhere">
              <strong>{review.guestName}</strong> · {review.cabin} ·{' '}
              <time dateTime={review.createdAt}>{longDate(review.createdAt, timeZone)}</time>
            </p>
          </div>
        </div>
        <p className="flex flex-wrap items-center gap-2">
          {isLow && (
            <Badge tone="danger">{`${review.overallRating} ${review.overallRating === 1 ? 'star' : 'stars'}`}</Badge>
          )}
          <Badge tone={tones[review.status]}>{statuses[review.status]}</Badge>
          {review.verified && <VerifiedStay />}
          {review.isSuspect && <Badge tone="danger">Possible spam</Badge>}
          {!review.allowPublic && <Badge tone="danger">Guest asked us not to publish it</Badge>}
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

type ChooseProps = Required<Pick<ModerationCardProps, 'review' | 'isChosen'>> & {
  onChoose: () => void
}

function Choose({ review, isChosen, onChoose }: ChooseProps) {
  return (
    <label className="-mt-2 -ml-3 inline-grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onChoose}
        aria-label={`Select ${reviewTitle(review)}`}
        className="size-5 accent-ember"
      />
    </label>
  )
}

function Contact({ review }: { review: AdminReview }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-base wrap-anywhere">
      <li>
        <a
          className="underline underline-offset-4"
          href={`mailto:${encodeURIComponent(review.guestEmail).replaceAll('%40', '@')}`}
        >
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
      {review.stayDates && <li className="text-soft">Stay dates: {review.stayDates}</li>}
    </ul>
  )
}

function Extras({ review }: { review: AdminReview }) {
  const extras = [
    { label: 'Favorite feature', text: review.favoriteFeature },
    { label: 'Improvement suggestion', text: review.improvementSuggestion },
    {
      label: 'Would recommend',
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

function Decisions({ review, onDecide }: Pick<ModerationCardProps, 'review' | 'onDecide'>) {
  const isResting = useIsDeciding(review.id)
  const button = (isApproved: boolean) => ({ isResting, onDecide: () => onDecide(isApproved) })
  if (review.status === 'approved') {
    return (
      <div className="mt-5">
        <DecisionButton kind="secondary" {...button(false)}>
          Remove Approval
        </DecisionButton>
      </div>
    )
  }
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <DecisionButton {...button(true)}>Approve</DecisionButton>
      {review.status === 'pending' && (
        <DecisionButton kind="secondary" {...button(false)}>
          Reject
        </DecisionButton>
      )}
    </div>
  )
}
