import type { Policy } from '#contracts/content.ts'
import { site } from '../site.ts'
import { policiesLastUpdated } from './page.ts'

// Every sentence here describes what the program does. Change one with the other.
export const privacy: Policy = {
  title: 'Privacy Policy',
  lastUpdated: policiesLastUpdated,
  intro:
    'You can look around this website without telling us who you are. This page says what we keep when you do tell us something, and why.',
  sections: [
    {
      heading: 'Looking around',
      list: [
        'We set no cookies for visitors. The only cookie keeps our own staff signed in.',
        'Pages load nothing from other companies: no advertising, no analytics, no social widgets. Fonts and pictures come from our own server.',
        'If you close our banner, your browser remembers that. The note stays on your device.',
        'Our server logs hold no names, e-mail addresses or messages.',
      ],
    },
    {
      heading: 'Booking',
      paragraphs: [
        'Reservations and payments are handled by our booking partner under its own privacy policy. The button takes you to the partner in a new tab and passes on only the dates you chose.',
        'We count such departures: which cabin, which dates, which button. We do not record who you are.',
      ],
    },
    {
      heading: 'Reviews',
      paragraphs: [
        'We keep what you write in the review form. Once we have approved a review, it appears with your name as you gave it. Your e-mail address, your telephone number and your suggestions for improvement are never shown in public. We use them only to reply to you.',
      ],
    },
    {
      heading: 'Inquiries',
      paragraphs: [
        'What you send through the event and group forms is kept so that we can answer, and is seen only by us.',
      ],
    },
    {
      heading: 'Photo contest',
      paragraphs: [
        'We keep your entry and your contact details to run the contest. Before a photo is stored we remove the hidden data a camera adds, such as the place it was taken. An entry appears in the gallery only with your consent and after we have approved it.',
      ],
    },
    {
      heading: 'When other companies are involved',
      list: [
        'Notices of reviews and inquiries reach us by e-mail, through our mail provider.',
        'The live camera is loaded from its own address only when you choose to view it.',
        'Share buttons and links to review sites open in a window of their own, and only when you press them.',
      ],
      paragraphs: ['We sell nothing about you to anybody.'],
    },
    {
      heading: 'How long we keep things',
      paragraphs: [
        'Reviews, inquiries and contest entries are kept until we no longer need them, or until you ask us to delete them. Nothing is deleted by itself on a fixed date. Ask us at any time, and we will tell you what we hold about you, correct it or delete it.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: [`Write to ${site.email} or call ${site.phone}.`],
    },
  ],
}
