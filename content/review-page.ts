import type { Recommendation } from '#contracts/options.ts'
import { formWords } from './form-words.ts'

/** The labels of the review form (specification, sections 2 and 4). */
export const reviewPage = {
  title: 'Leave a Review',
  lead: 'Tell us how it was. The good helps other guests, and the rest helps us.',
  choose: { heading: 'Which cabin did you stay in?', select: 'Select' },
  back: 'Back to Cabin Selection',
  reviewing: (cabin: string) => `Your stay in ${cabin}`,
  ...formWords,
  sections: {
    guest: 'Guest Information',
    rating: 'Rate Your Stay',
    written: 'Written Review',
  },
  fields: {
    guestName: { label: 'Your name *' },
    guestEmail: { label: 'Email *', hint: 'Never shown to anybody but us.' },
    guestPhone: { label: 'Phone', hint: 'Optional, and never shown.' },
    stayDates: {
      label: 'Dates of your stay',
      hint: (year: string) => `For example: March 3–6, ${year}`,
    },
    reviewTitle: { label: 'Title of your review' },
    reviewText: { label: 'Your review' },
    wouldRecommend: { label: 'Would you recommend us?', none: 'Choose an answer' },
    favoriteFeature: { label: 'What did you like best?' },
    improvementSuggestion: {
      label: 'What could we do better?',
      hint: 'For us alone. It is not published.',
    },
  },
  submit: 'Submit Review',
} as const

/** What one to five stars mean, beside the large stars. */
export const starWords = [
  'Not good',
  'Could be better',
  'All right',
  'Very good',
  'Wonderful',
] as const

/** The five ratings in the order of the form; only the first is required. */
export const ratingFields = [
  { name: 'overallRating', label: 'Overall rating', isRequired: true },
  { name: 'cleanlinessRating', label: 'Cleanliness', isRequired: false },
  { name: 'locationRating', label: 'Location', isRequired: false },
  { name: 'amenitiesRating', label: 'Amenities', isRequired: false },
  { name: 'valueRating', label: 'Value', isRequired: false },
] as const

export const recommendationLabels: Readonly<Record<Recommendation, string>> = {
  absolutely: 'Absolutely',
  yes: 'Yes',
  maybe: 'Maybe',
  no: 'No',
}

/** What a guest sees after the review is stored. */
export const thankYou = {
  heading: 'Thank You!',
  text: 'Your review has been saved. We read every word of it.',
  calmText: 'Your review has been saved. Thank you for telling us plainly.',
  home: { label: 'Return to Home', to: '/' },
  share: {
    heading: 'Help Others Discover Us!',
    text: 'Would you share your words where other travelers look? Copy them here and paste them there.',
    preview: 'Your review as text',
    copy: 'Copy Review Text',
    copied: 'Copied!',
  },
  contest: {
    heading: 'Have a photo from your stay?',
    text: 'Your link works once more: a contest entry sent with it carries “Verified stay”, too.',
    link: 'Enter the contest',
  },
  apology: {
    heading: 'We are sorry',
    text: 'Your stay was not what it should have been. Please let us make it right.',
    phone: 'Call us',
    email: 'Write to us',
    promise: {
      heading: 'Our Promise',
      text: 'Somebody who can decide things reads this today and answers within 24 hours.',
    },
    call: 'Call Us to Discuss Your Experience',
  },
} as const
