import type { CabinDetails } from '#contracts/site/cabins.ts'
import { near } from './nearby.ts'
import { houseRules } from './rules.ts'

export const morningDove: CabinDetails = {
  longDescription: [
    'Bring the long book. Morning Dove was furnished around a window seat, a reading lamp, and the idea that nobody should have to talk before ten.',
    'Doves call from the cedar at first light, softly enough to sleep through. Outside there is a hammock that catches the breeze from the creek bed. Inside there is a kitchen for simple suppers and a bath with a door that closes on the world.',
    'Come to do nothing at all. This is a very good place to be good at it.',
  ],
  nearby: [
    near('Downtown Wimberley', 'A bookish hour among the shops, then home again.'),
    near("Jacob's Well", 'An easy walk to still water. Reserve to swim.'),
    near('San Marcos', 'Slow paddling under old cypress trees.'),
    near('Dripping Springs', 'A gentle afternoon of tastings and back roads.'),
  ],
  rules: houseRules(2),
}
