import type { CabinDetails } from '#contracts/site/cabins.ts'
import { near } from './nearby.ts'
import { houseRules } from './rules.ts'

export const mockingbirdCabin: CabinDetails = {
  longDescription: [
    'The state bird of Texas sings whatever it has heard lately. Stay here for two nights and it may try your favorite song. There is a turntable in the corner, a crate of records beside it, and a live oak outside with opinions.',
    'Mockingbird is the smallest of our moods and the brightest. White walls, open windows, breakfast for two on a table the sun finds first.',
    'It is a place to arrive in a hurry and leave without one.',
  ],
  nearby: [
    near('Downtown Wimberley', 'Music drifts over the square on many a weekend.'),
    near("Jacob's Well", 'The quietest blue you will see all year. Reserve to swim.'),
    near('New Braunfels', 'A river to float by day, a dance floor by night.'),
    near('Austin', 'The big stages, when you want them.'),
    near('San Antonio', 'Old missions and a walk along the river.'),
  ],
  rules: houseRules(2),
}
