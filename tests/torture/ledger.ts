/** One review of one guest: no two share an address, so that a second copy is seen. */
export interface SentReview {
  number: number
  key: string
  guestEmail: string
  overallRating: number
}

/** What the guests sent and what they were promised. */
export class Ledger {
  /** Id in the receipt, by the key it was sent under. */
  readonly acknowledged = new Map<string, string>()
  readonly sent: SentReview[] = []
  /** Answers that no guest should get, in words. */
  readonly wrongAnswers: string[] = []
  /** Requests that ended without an answer and were sent again. */
  unanswered = 0

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
