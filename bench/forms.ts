import { readSite } from '#services/site/read-site.ts'

const { cabins } = readSite('content/site')
const words = 'The porch catches the morning, and after dark the only sound was the creek. '

/** A review as guests send it, different for each number. */
export function reviewForm(number: number): string {
  return JSON.stringify({
    guestName: `Guest ${number}`,
    guestEmail: `guest-${number}@guests.example`,
    cabin: cabins[number % cabins.length]?.name,
    overallRating: 1 + (number % 5),
    reviewText: words.repeat(4 + (number % 8)),
  })
}

/** Each guest's own address, so that no rate limit applies. */
export function addressOf(guest: number): string {
  return `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`
}
