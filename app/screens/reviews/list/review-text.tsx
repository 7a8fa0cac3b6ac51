import { reviewWords } from '#content/review-words.ts'
import { reviewsPage } from '#content/reviews-page.ts'
import type { PublicReview } from '#contracts/reviews.ts'
import { classes } from '../../../components/classes.ts'
import { reviewTitle } from '../../../components/reviews/review-title.ts'
import { useFacts } from '../../../documents.ts'

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

/** On which screens a text is folded: on all, on phones only, on none. */
type Fold = 'always' | 'phones' | 'never'

/** Characters that surely fit into a line, on wide screens and on phones. */
const wideLine = 96
const phoneLine = 52

/** Lines of a folded text. */
const foldedLines = 5

/**
 * Estimated, so that the server can decide. It errs towards showing a whole text: 'Read more' is
 * never offered where there is nothing more.
 */
export function foldOf(text: string): Fold {
  if (linesOf(text, wideLine) > foldedLines) return 'always'
  return linesOf(text, phoneLine) > foldedLines ? 'phones' : 'never'
}

function linesOf(text: string, width: number): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / width)))
  return lines.reduce((sum, count) => sum + count, 0)
}
