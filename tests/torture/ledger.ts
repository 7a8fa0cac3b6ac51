/** A guest's only review: addresses are unique, so that a duplicate is noticed. */
export interface SentReview {
  number: number
  key: string
  guestEmail: string
  overallRating: number
}

/** What guests sent and what they were promised. */
export class Ledger {
  /** Receipt id by idempotency key. */
  readonly acknowledged = new Map<string, string>()
  readonly sent: SentReview[] = []
  /** Responses no guest should get, in words. */
  readonly wrongAnswers: string[] = []
  /** Requests that got no response and were retried. */
  unanswered = 0
  /** Reviews refused for now (503), to be sent again. */
  refused = 0

  newReview(): SentReview {
    const number = this.sent.length
    const review = {
      number,
      key: `torture-${number}`,
      guestEmail: `guest-${number}@guests.example`,
      overallRating: 1 + (number % 5),
    }
    this.sent.push(review)
    return review
  }

  acknowledge(key: string, id: string): void {
    const before = this.acknowledged.get(key)
    if (before !== undefined && before !== id) {
      this.wrongAnswers.push(`${key} was stored as ${before} and then as ${id}`)
    }
    this.acknowledged.set(key, id)
  }
}
