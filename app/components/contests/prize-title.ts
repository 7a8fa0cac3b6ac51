import { dollars } from '../dollars.ts'

/** The title without the value: 'Gift card' for '$100 gift card'. */
export function titleBesideValue(title: string, cents: number): string {
  const amount = `${dollars(cents)} `
  const rest = title.startsWith(amount) ? title.slice(amount.length).trim() : ''
  return rest === '' ? title : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
}
