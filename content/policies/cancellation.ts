import type { Policy } from '#contracts/site/shapes.ts'
import { site } from '../site.ts'
import { policiesLastUpdated } from './page.ts'

/** Specification, section 9. */
export const cancellation: Policy = {
  title: 'Cancellation Policy',
  lastUpdated: policiesLastUpdated,
  inSearch: `What canceling or changing a stay at ${site.property} in ${site.town}, Texas, costs, by how long before your arrival you tell us, also in holiday periods.`,
  intro:
    'Plans change. What a change costs depends on how long before your arrival date you tell us.',
  sections: [
    {
      heading: 'Standard cancellation',
      table: {
        caption: 'Refunds for most of the year',
        columns: ['Cancelled before arrival', 'Refund'],
        rows: [
          ['30 or more days', 'Full refund minus $50'],
          ['15–29 days', '50%'],
          ['Under 15 days', 'No refund'],
        ],
      },
    },
    {
      heading: 'Holidays and special events',
      paragraphs: ['Some dates are spoken for long ahead. For them the terms are stricter.'],
      table: {
        caption: 'Refunds for holiday and special-event periods',
        columns: ['Cancelled before arrival', 'Refund'],
        rows: [
          ['60 or more days', 'Full refund minus $75'],
          ['30–59 days', '50%'],
          ['Under 30 days', 'No refund'],
        ],
      },
    },
    {
      heading: 'Changing your dates',
      table: {
        caption: 'What a change of dates costs',
        columns: ['Changed before arrival', 'Fee'],
        rows: [
          ['Over 30 days', 'No fee, subject to availability'],
          ['15–30 days', '$50 fee'],
          ['Under 15 days', 'Treated as a cancellation and a new booking'],
        ],
      },
    },
    {
      heading: 'Early departure and no-show',
      paragraphs: ['There is no refund for an early departure or a no-show.'],
    },
    {
      heading: 'Weather',
      paragraphs: [
        'There are no refunds for weather. The Hill Country has plenty of it. Travel insurance is worth a thought.',
      ],
    },
    {
      heading: 'How to cancel',
      paragraphs: [
        `Cancel where you booked, with our booking partner. If anything is unclear, call ${site.phone} or write to ${site.email}.`,
      ],
    },
  ],
}
