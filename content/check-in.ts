// The specification (section 9) gives two readings; `contradictions.ts` names them.

/** What the cabin detail screen says. The clock times are for structured data. */
export const cabinPageTimes = {
  checkIn: 'after 3:00 PM',
  checkOut: 'before 11:00 AM',
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
} as const

/** What the terms of service say. */
export const termsTimes = {
  checkIn: '4:00 PM to 8:00 PM',
  checkOut: 'by 11:00 AM',
} as const
