import { cabinPageTimes } from '../check-in.ts'

/** The house rules of the cabin detail screen (specification, section 9). */
export function houseRules(sleeps: number): string[] {
  return [
    `Check-in ${cabinPageTimes.checkIn}`,
    `Check-out ${cabinPageTimes.checkOut}`,
    'No smoking',
    'No parties or events',
    `Maximum ${sleeps} guests`,
  ]
}
