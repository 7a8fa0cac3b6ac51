import type { CabinDetails } from '#contracts/site/cabins.ts'
import { near } from './nearby.ts'
import { houseRules } from './rules.ts'

export const mountainLaurel: CabinDetails = {
  longDescription: [
    'Mountain Laurel is the one with the long table. Two couples, a family of four, three generations of card players: it has room for all of them, and two doors to close when the game runs late.',
    'Each bedroom has its own side of the cabin. Between them are the kitchen, the shelf of games, and the comfortable middle where everybody ends up. Outside, the grill is ready for supper.',
    'In early spring the laurel by the step hangs heavy with purple flowers that smell, quite honestly, of grape soda. Children find this very funny. So do we.',
  ],
  nearby: [
    near('Downtown Wimberley', 'Ice cream first. Then the shops.'),
    near("Jacob's Well", 'A nature walk that ends in a gasp. Reserve to swim.'),
    near('San Marcos', 'Shallow, clear water for a family afternoon.'),
    near('New Braunfels', 'Tubing, swimming, and supper by the river.'),
    near('San Antonio', 'A full day out: missions, museums, and the river.'),
  ],
  rules: houseRules(4),
}
