import { stayDatesNotSpecified } from '#contracts/messages.ts'

/** The stay-dates line of a review card (specification, section 2). */
export function stayDatesLine(text: string): string {
  if (text === '' || text === stayDatesNotSpecified) return 'Stay dates not specified'
  if (text.includes(',') && text.includes('2025')) return `Stayed: ${text}`
  return `Stay dates: ${text}`
}
