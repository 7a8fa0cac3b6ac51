/** Providers that ignore dots before the @; both names of the second are one mailbox. */
const withoutDots = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The mailbox that an address leads to, in one spelling, for counting what is written to it: in
 * small letters and without `+tags`, which most providers deliver to the same mailbox. Two people
 * may seem to be one where a provider does not; neither is written to more often for it.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1).toLowerCase()
  const [user = ''] = address.slice(0, at).toLowerCase().split('+', 1)
  const known = withoutDots.get(domain)
  return known === undefined ? `${user}@${domain}` : `${user.replaceAll('.', '')}@${known}`
}
