import { entryLimits } from '#contracts/limits.ts'
import { site } from '../site.ts'

/** For search results and shared links; apart from the page's words, which the entry form loads too. */
export const contestSearch = {
  name: `Monthly Photo Contest in ${site.town}`,
  description: `Show us your ${site.town} stay and win a gift card. Guests of our cabins enter up to ${entryLimits.files} photos or videos a month. See the prizes, the rules and past winners.`,
}
