import type { Policy } from '#contracts/site/shapes.ts'
import { termsTimes } from '../check-in.ts'
import { site } from '../site.ts'
import { policiesLastUpdated } from './page.ts'

/** Specification, section 9. */
export const terms: Policy = {
  title: 'Terms of Service',
  lastUpdated: policiesLastUpdated,
  inSearch: `The terms of every stay at ${site.property} in ${site.town}, Texas: reservations, check-in and check-out, smoking, pets, damage, and the use of this website.`,
  intro: `These terms apply to every stay at ${site.property} and to the use of this website.`,
  sections: [
    {
      heading: 'Reservations and payment',
      paragraphs: [
        'You choose a cabin here and reserve it with our booking partner, whose own terms apply to the reservation as well. This website takes no payment.',
      ],
      list: [
        'The guest who makes the reservation must be 21 or older and must stay in the cabin.',
        'A reservation is confirmed on receipt of a deposit.',
        'The balance is due before or on arrival.',
      ],
    },
    {
      heading: 'Check-in and check-out',
      list: [
        `Check-in is from ${termsTimes.checkIn}. Call us if you expect to be later.`,
        `Check-out is ${termsTimes.checkOut}.`,
      ],
    },
    {
      heading: 'Occupancy',
      paragraphs: [
        'Each cabin has a maximum number of guests, shown on its page. Nobody beyond that number may stay overnight.',
      ],
    },
    {
      heading: 'Smoking',
      paragraphs: ['All cabins are non-smoking. Smoking inside leads to a deep-cleaning fee.'],
    },
    {
      heading: 'Pets and service animals',
      paragraphs: [
        'Pets are welcome only in pet-friendly cabins, and a pet fee applies. Ask us before you book. Service animals are always welcome.',
      ],
    },
    {
      heading: 'Damage',
      paragraphs: [
        'Accidents happen. Tell us soon, please. Damage beyond normal wear is charged to the card on file.',
      ],
    },
    {
      heading: 'Reviews and contest entries',
      paragraphs: [
        'What you send us stays yours. By sending a review, or an entry with your consent to display it, you allow us to show it on this website. We read everything before it appears and may leave out what is unlawful, hurtful or beside the point.',
      ],
    },
    {
      heading: 'Changes and cancellation',
      paragraphs: [
        'Changing or cancelling a reservation is described in our Cancellation Policy, which is part of these terms.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: [`Call ${site.phone} or write to ${site.email}.`],
    },
  ],
}
