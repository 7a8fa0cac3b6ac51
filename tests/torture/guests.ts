import { setTimeout } from 'node:timers/promises'
import { sampleSite } from '../fixtures/property.ts'
import type { Door } from './door.ts'
import type { Ledger, SentReview } from './ledger.ts'

export interface GuestOptions {
  door: Door
  ledger: Ledger
  /** From 0 up to 1. */
  random: () => number
  hasClosed: () => boolean
  /** Whether the site may ask to send again later (503). */
  mayBeRefused?: boolean
}

const longestPauseMs = 60
/** Less patient than a guest. */
const refusedPauseMs = 200
const oneInSoManySendsTwice = 10
/** Half of what one address may send in ten minutes. */
const triesEach = 5

/**
 * A guest who sends reviews until closing time, retrying each under the same key until
 * acknowledged; some send it once more after that.
 */
export async function sendReviews(options: GuestOptions): Promise<void> {
  const { ledger, random, hasClosed } = options
  while (!hasClosed()) {
    const review = ledger.newReview()
    await sendUntilAcknowledged(options, review)
    if (review.number % oneInSoManySendsTwice === 0) await sendUntilAcknowledged(options, review)
    await setTimeout(random() * longestPauseMs)
  }
}

async function sendUntilAcknowledged(options: GuestOptions, review: SentReview): Promise<void> {
  for (let tries = 0; !(await send(options, review, tries)); tries += 1);
}

/** Returns whether there was a response; any but a receipt is recorded as wrong. */
async function send(
  { door, ledger, mayBeRefused = false }: GuestOptions,
  review: SentReview,
  tries: number,
): Promise<boolean> {
  const origin = await door.origin()
  try {
    const response = await post(origin, review, tries)
    const body = await response.text()
    if (mayBeRefused && response.status === 503 && response.headers.has('retry-after')) {
      ledger.refused += 1
      await setTimeout(refusedPauseMs)
      return false
    }
    if (response.status === 201) ledger.acknowledge(review.key, JSON.parse(body).id)
    else ledger.wrongAnswers.push(`${review.key} was answered ${response.status}: ${body}`)
    return true
  } catch {
    ledger.unanswered += 1
    return false
  }
}

function post(origin: string, review: SentReview, tries: number) {
  return fetch(`${origin}/api/reviews`, requestOf(review, tries))
}

/** How a review is sent. */
export function requestOf({ number, key, guestEmail, overallRating }: SentReview, tries = 0) {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': addressOf(number, tries),
    },
    body: JSON.stringify({
      guestName: `Guest ${number}`,
      guestEmail,
      overallRating,
      cabin: sampleSite.cabins[number % sampleSite.cabins.length]?.name,
      reviewText: 'The fire pit kept us up far too late, and nobody minded. '.repeat(6),
    }),
  }
}

/** From different networks, so that none is rate limited, however often it tries. */
function addressOf(number: number, tries: number): string {
  return `10.${Math.floor(tries / triesEach) & 255}.${(number >> 8) & 255}.${number & 255}`
}
