import { reviewWords } from '#content/review-words.ts'
import { reviewsPage } from '#content/reviews-page.ts'
import type { PublicReview } from '#contracts/reviews.ts'
import { classes } from '../../../components/classes.ts'
import { reviewTitle } from '../../../components/reviews/review-title.ts'
import { useFacts } from '../../../documents.ts'
import { foldOf, type Fold } from './fold.ts'

/**
 * What the guest wrote and the owner's reply: five lines of each, then 'Read more'. A disclosure
 * without content of its own opens them by CSS, so it works without scripts.
 */
export function ReviewText({ review }: { review: PublicReview }) {
  const { property } = useFacts()
  const { reviewText, ownerReply } = review
  const text = foldOf(reviewText)
  const reply = foldOf(ownerReply ?? '')
  return (
    <div className="group/text">
      {reviewText && (
        <p className={classes('mt-2 text-base wrap-anywhere whitespace-pre-line', folded[text])}>
          {reviewText}
        </p>
      )}
      {ownerReply && (
        <p
          className={classes(
            'mt-2.5 border-l-4 border-ember pl-4 text-sm wrap-anywhere whitespace-pre-line text-soft',
            folded[reply],
          )}
        >
          <strong className="text-ink">{reviewWords.reply(property)}:</strong>{' '}
          <span>{ownerReply}</span>
        </p>
      )}
      <ReadMore
        fold={text === 'always' ? text : reply === 'never' ? text : reply}
        review={review}
      />
    </div>
  )
}

const folded: Readonly<Record<Fold, string>> = {
  always: 'group-not-has-open/text:line-clamp-5 print:line-clamp-none',
  phones: 'max-sm:group-not-has-open/text:line-clamp-5 print:line-clamp-none',
  never: '',
}

function ReadMore({ fold, review }: { fold: Fold; review: PublicReview }) {
  if (fold === 'never') return null
  return (
    <details className={classes('group/more mt-1 print:hidden', fold === 'phones' && 'sm:hidden')}>
      <summary className="inline-block py-1 text-base font-medium underline underline-offset-4">
        <span className="group-open/more:hidden">{reviewsPage.readMore}</span>
        <span className="not-group-open/more:hidden">{reviewsPage.readLess}</span>
        <span className="sr-only">{reviewsPage.ofReview(reviewTitle(review))}</span>
      </summary>
    </details>
  )
}
