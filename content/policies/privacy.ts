import type { Policy } from '#contracts/site/shapes.ts'
import { periodInWords, retention } from '../retention.ts'
import { site } from '../site.ts'
import { policiesLastUpdated } from './page.ts'

// Every sentence here describes what the program does. Change one with the other.
export const privacy: Policy = {
  title: 'Privacy Policy',
  lastUpdated: policiesLastUpdated,
  inSearch: `What ${site.property} in ${site.town}, Texas, keeps when you write a review, send an inquiry or enter the contest, for how long, and how to have it deleted.`,
  intro:
    'You can look around this website without telling us who you are. This page says what we keep when you do tell us something, and why.',
  sections: [
    {
      heading: 'Looking around',
      list: [
        'We set no cookies for visitors. The only cookie keeps our own staff signed in.',
        'No advertising, no analytics, no social widgets. By themselves pages load nothing from other companies: everything, fonts included, comes from our own server.',
        'If you close our banner, your browser remembers that. The note stays on your device.',
        'Our server logs hold no names, e-mail addresses, network addresses or messages.',
      ],
    },
    {
      heading: 'Booking',
      paragraphs: [
        'Reservations and payments are handled by our booking partner under its own privacy policy. The button takes you to the partner in a new tab and passes on only the dates you chose.',
        'We count such clicks: which cabin, which dates, which button, when. We do not record who you are.',
      ],
    },
    {
      heading: 'Reviews',
      paragraphs: [
        'While you write a review, your browser keeps a draft of it, so that a reload or a lost connection costs you nothing. The draft stays on your device and goes when we have stored the review, when you go back to the cabins, or when you close the tab; after a day it is no longer used.',
        'We keep what you send. Once we have approved a review, it appears with your name as you gave it, perhaps with our answer. Your e-mail address, your telephone number and your suggestions for improvement are never shown in public. We use them only to reply to you.',
        'So that programs cannot flood us, our server counts how many reviews come from one network address. The count is held in memory for a short time and is never stored.',
      ],
    },
    {
      heading: 'Inquiries about events and group stays',
      paragraphs: [
        'While you fill in a form, your browser keeps a draft of it on your device, until we have stored your inquiry or you close the tab; after a day it is no longer used.',
        'We keep what you send, and what we note about it while we answer. Nobody but us sees it. Where our mail server allows, you get a short confirmation that names only the kind of stay and the days, never your own words.',
        'As with reviews, our server counts for a short time how many inquiries come from one network address, and stores no count.',
      ],
    },
    {
      heading: 'Photo contests',
      paragraphs: [
        'While you fill in an entry, your browser keeps a draft of it on your device: what you typed and, from your first try at sending it, the names, sizes and dates of the files you chose, but not the files. The draft goes when we have stored the entry or when you close the tab; after a day it is no longer used.',
        'We keep what you send with an entry, which version of the rules you agreed to, and when. Places, times and cameras are removed from photos and videos before we keep them.',
        'An entry appears on this website only once we have approved it and if you allowed it: the pictures, your name as you gave it, the cabin, the dates of your stay and your story. Your e-mail address is never shown. We use it to reach you about the contest.',
        'Without that permission nobody but us sees your entry. Either way you can take it back at any time.',
        'As with reviews, our server counts for a short time how many entries come from one network address, and stores no count.',
      ],
    },
    {
      heading: 'When other companies are involved',
      list: [
        'The live camera is loaded from its own service, and only after you ask for it. That service then learns your network address, but not which page you came from. We record nothing of the picture.',
        'A copy of each review and each inquiry, with your contact details, reaches our two mailboxes through our mail provider.',
        'Share buttons and links to review sites open in a window of their own, and only when you press them.',
      ],
      paragraphs: ['We sell nothing about you to anybody.'],
    },
    {
      heading: 'How long we keep things',
      paragraphs: ['Some things our server deletes by itself:'],
      list: [
        `Reviews that we decided not to show: ${periodInWords(retention.rejectedReviews)} after they came.`,
        `Contest entries that we decided against, with their pictures: ${periodInWords(retention.rejectedEntries)} after we decided.`,
        `Contest entries that we have not decided on, with their pictures: ${periodInWords(retention.undecidedEntries)} after they came.`,
        `Inquiries that we have closed, with our notes: ${periodInWords(retention.closedInquiries)} after they came.`,
        `The copies from which our server writes mails to us and to you: ${periodInWords(retention.deliveredNotifications)} after the mail has left.`,
        `Our count of clicks to the booking partner: ${periodInWords(retention.referrals)} after each.`,
      ],
    },
    {
      heading: 'Your data is yours',
      paragraphs: [
        'Everything else, such as approved reviews, entries we show, open inquiries and the mails in our mailboxes, we keep until we no longer need it or you ask us to delete it.',
        'Ask us at any time from the e-mail address you gave us. We will send you a copy of what we hold about you, correct it, or delete it. What we delete disappears from this website at once, and from our safety copies when those expire.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: [`Write to ${site.email} or call ${site.phone}.`],
    },
  ],
}
