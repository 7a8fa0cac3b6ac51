/** Words around what a night costs; not in the specification. */
export const prices = {
  from: (amount: string) => `From ${amount}`,
  night: 'a night',
  heading: 'Prices',
  partner: 'Your exact price is at our booking partner.',
  season: ({ name, first, last, amount }: Record<'name' | 'first' | 'last' | 'amount', string>) =>
    `${name} (${first} – ${last}): from ${amount}`,
} as const
