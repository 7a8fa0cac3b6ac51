import type { AlertKind } from '#contracts/alerts.ts'

interface Words {
  subject: string
  /** What is wrong and what follows from it. */
  what: (detail: string) => string
  toDo: string
}

const words: Record<AlertKind, Words> = {
  mail: {
    subject: 'Mail could not be sent',
    what: (detail) =>
      `${detail}. Nothing is lost: reviews and inquiries are in the admin area, and the mails are retried for about two days.`,
    toDo: 'Check the password and the limits of your mail service. The reason is under Notifications on the dashboard. Once it works, press Send again.',
  },
  feeds: {
    subject: 'Calendars unreadable for a day',
    what: (detail) =>
      `${detail} could not be read for a day. Until it can, the site promises none of its nights as free.`,
    toDo: 'Open the calendar’s address at your booking partner. If it has changed, ask the person who runs the server to change it in the settings.',
  },
  disk: {
    subject: 'Disk nearly full',
    what: (detail) =>
      `${detail}. When it is full, guests can read the site but cannot send anything.`,
    toDo: 'Ask the person who runs the server to free up space or add more.',
  },
  backup: {
    subject: 'Your data is not being backed up',
    what: (detail) => `${detail}. If the server broke now, everything since would be lost.`,
    toDo: 'Ask the person who runs the server to run: npm run doctor',
  },
  certificate: {
    subject: 'Certificate needs attention',
    what: (detail) =>
      `${detail}. Without a valid certificate, browsers warn guests and do not show the site.`,
    toDo: 'Ask the person who runs the server to renew it, and to check why it was not renewed automatically.',
  },
  storage: {
    subject: 'Photos and videos cannot be stored',
    what: (detail) =>
      `${detail}. Guests cannot send contest entries and you cannot add pictures; everything else works.`,
    toDo: 'Ask the person who runs the server to run: npm run doctor',
  },
  calendar: {
    subject: 'Events calendar unreadable for a day',
    what: (detail) => `${detail}. The events page shows only the regular events.`,
    toDo: 'Check that the calendar is still public. If it is, ask the person who runs the server to check CALENDAR_ID and CALENDAR_API_KEY.',
  },
  database: {
    subject: 'Your site was without its database',
    what: (detail) =>
      `${detail}. Meanwhile guests could read the site but not send anything. Nothing that was sent before is lost.`,
    toDo: 'Ask the person who runs the database server for the reason.',
  },
  clock: {
    subject: 'The clock of your server is wrong',
    what: (detail) =>
      `${detail}. While it is wrong, so are dates, contest deadlines and sign-ins, and old data is not deleted.`,
    toDo: 'Ask the person who runs the server to set its clock by a time server.',
  },
  publication: {
    subject: 'A planned change was not published',
    what: (detail) =>
      `${detail} could not be published at the planned time. Guests see what was published before.`,
    toDo: 'Open it under Site in the admin area: it is a draft again, and says why. Publish it, plan it again or discard it.',
  },
}

/** Sent directly, not stored: nothing can be. */
export const nothingIsSaved = {
  subject: 'Your site cannot save anything',
  what: 'The folder or disk with the data of your site is gone, replaced or cannot be written. Guests can read the site; everything they send is refused.',
  toDo: 'Ask the person who runs the server to look at it now, before restarting anything: docs/runbooks.md, DataGone.',
} as const

/** What the owner reads about an alert, by mail and on the dashboard. */
export function alertWords({ kind, detail }: { kind: AlertKind; detail: string }) {
  const { subject, what, toDo } = words[kind]
  return { subject, what: what(detail), toDo }
}

/** What exactly is wrong, in the words of `detail`. */
export const alertDetails = {
  mail: (count: number, since: string) =>
    count === 1
      ? `A mail has been waiting since ${since}`
      : `${count} mails have been waiting, the oldest since ${since}`,
  feed: (cabin: string, feed: number) => `${cabin} (feed ${feed})`,
  disk: (free: string, total: string) => `Only ${free} of ${total} are free`,
  backup: (since: string) => `The last copy of your data was made on ${since}`,
  noBackup: 'No copy of your data has been made yet',
  certificateEnds: (day: string) => `The certificate of your site ends on ${day}`,
  certificateInvalid: (reason: string) => `The certificate of your site is not valid (${reason})`,
  storage: 'The storage for photos and videos cannot be written',
  calendar: 'The events calendar could not be read for a day',
  database: (minutes: number) => `The site could not reach its database for ${minutes} minutes`,
  clock: (hours: string, direction: 'ahead' | 'behind') =>
    `The clock of the server is ${hours} hours ${direction}`,
  clockJump: (day: string) =>
    `The clock of the server has jumped ahead since ${day}, or the site was off for more than a week`,
}
