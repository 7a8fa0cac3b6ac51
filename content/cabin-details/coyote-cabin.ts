import type { CabinDetails } from '#contracts/site/cabins.ts'
import { near } from './nearby.ts'
import { houseRules } from './rules.ts'

export const coyoteCabin: CabinDetails = {
  longDescription: [
    'Coyote Cabin keeps late hours. It stands a little apart, where the trees open, and its best room has no roof at all: two deep chairs, a wide piece of sky, and enough dark to see it properly.',
    'You may hear the cabin’s namesakes on the ridge around midnight. They are farther off than they sound. Back inside there is cool air, a soft bed, and a television that tends to stay off.',
    'Sleep in. The kitchen is yours, the coffee is where you left it, and nothing here begins before you do.',
  ],
  nearby: [
    near('Downtown Wimberley', 'Supper on the square, close enough to be home by starlight.'),
    near("Jacob's Well", 'Go early, while the water is still in shadow. Reserve to swim.'),
    near('Dripping Springs', 'A community known for keeping its night sky dark.'),
    near('New Braunfels', 'Two rivers and a long German heritage.'),
    near('Austin', 'Live music any night of the week.'),
  ],
  rules: houseRules(2),
}
