import type { Page } from '@playwright/test'

/** Long enough not to look like a program. */
const writingMs = 60_000

export interface WrittenReview {
  guestName: string
  email: string
  phone: string
  stayDates: string
  overallRating: number
  reviewTitle: string
  reviewText: string
  wouldRecommend: string
  favoriteFeature: string
  improvementSuggestion: string
}

/** A review with everything but sub-ratings; override what the journey is about. */
export function writtenReview(overrides: Partial<WrittenReview> = {}): WrittenReview {
  return {
    guestName: 'Ana Guest',
    email: 'ana@guests.example',
    phone: '5125550101',
    stayDates: 'May 2-5, 2025',
    overallRating: 5,
    reviewTitle: 'Quiet mornings',
    reviewText: 'We slept like stones.\nAnd woke to wrens.',
    wouldRecommend: 'Absolutely',
    favoriteFeature: 'The porch',
    improvementSuggestion: 'A second kettle',
    ...overrides,
  }
}

/** The form by its labels. */
export function reviewForm(page: Page) {
  const main = page.getByRole('main')
  const stars = (label: string) => main.getByRole('group', { name: label })
  return {
    guestName: main.getByLabel('Your name *'),
    email: main.getByLabel('Email *'),
    phone: main.getByLabel('Phone'),
    stayDates: main.getByLabel('Dates of your stay'),
    overall: stars('Overall rating *'),
    overallStars: (count: number) =>
      stars('Overall rating *').getByRole('radio', { name: starsName(count) }),
    cleanlinessStars: (count: number) =>
      stars('Cleanliness').getByRole('radio', { name: starsName(count) }),
    reviewTitle: main.getByLabel('Title of your review'),
    reviewText: main.getByLabel('Your review', { exact: true }),
    wouldRecommend: main.getByLabel('Would you recommend us?'),
    favoriteFeature: main.getByLabel('What did you like best?'),
    improvementSuggestion: main.getByLabel('What could we do better?'),
    submit: main.getByRole('button', { name: /^Submit/ }),
    back: main.getByRole('link', { name: 'Back to Cabin Selection' }),
  }
}

export function starsName(count: number): string {
  return count === 1 ? '1 star' : `${count} stars`
}

/** Fills in a review. */
export async function fillReview(page: Page, review = writtenReview()): Promise<void> {
  const form = reviewForm(page)
  const { overallRating, wouldRecommend, ...texts } = review
  for (const [name, text] of Object.entries(texts) as [keyof typeof texts, string][]) {
    await form[name].fill(text)
  }
  await form.overallStars(overallRating).check()
  await form.wouldRecommend.selectOption(wouldRecommend)
}

/** Opens the form of a cabin and takes as long as a person would. */
export async function openForm(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  slug = 'texas-sage',
): Promise<void> {
  await page.clock.install()
  await visit(`/review?cabin=${slug}`)
  await page.clock.fastForward(writingMs)
}
