/** The mail to a winner, as suggested to the owner. */
export const winnerMail = {
  subject: (contest: string) => `You won “${contest}”`,
  text: ({ name, contest, prizes }: { name: string; contest: string; prizes: readonly string[] }) =>
    [
      `Hello ${name},`,
      `Congratulations: your entry has won “${contest}”!`,
      ...(prizes.length === 1 ? [`Your prize: ${prizes[0]}.`] : []),
      // Who wins which one is the owner's to say.
      ...(prizes.length > 1 ? [`One of these prizes is yours: ${prizes.join(', ')}.`] : []),
      'Just reply to this email and tell us where to send it.',
    ].join('\n\n'),
}

/** Why a winner cannot be written to, or their prize not marked. */
export const winnerMessages = {
  notAWinner: 'This entry is not a winner.',
  alreadyWritten: 'This winner has already been written to.',
} as const

/** Texts of what the owner does for a winner. */
export const adminWinners = {
  heading: 'For the winner',
  write: 'Letter to the winner',
  loading: 'Loading the letter...',
  loadFailed: 'Failed to load the letter',
  label: 'Your letter',
  send: 'Send letter',
  sent: { title: 'Letter sent', description: '' },
  failed: { title: 'Error', description: 'Your letter wasn’t sent. Please try again.' },
  prizeSent: 'Mark prize as sent',
  prizeNotSent: 'Not sent after all',
  prizeSentBy: (by: string, day: string) => `Prize sent, ${day} (${by})`,
  prizeFailed: { title: 'Error', description: 'Failed to mark the prize' },
} as const
