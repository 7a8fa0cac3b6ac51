/** '$100', or '$99.50' with cents, from US cents. */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
}

/** The title without the value: 'Gift card' for '$100 gift card'. */
export function titleBesideValue(title: string, cents: number): string {
  const amount = `${dollars(cents)} `
  const rest = title.startsWith(amount) ? title.slice(amount.length).trim() : ''
  return rest === '' ? title : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}
