import type { CabinDetails } from '#contracts/site/cabins.ts'
import { near } from './nearby.ts'
import { houseRules } from './rules.ts'

export const desertWillow: CabinDetails = {
  longDescription: [
    'Some cabins are made for sleeping in. Desert Willow is for the other kind of guest: the one who likes to be up before the heat, barefoot on the boards, with the valley still blue and the first cup in hand.',
    'Inside it is simple and warm. A good bed, a kitchen with room for two cooks, and windows placed so that the light moves through the cabin with the day. By noon the porch is in shade. By evening you will have claimed a chair.',
    'When the sun goes down, follow the path to the fire pit. There is usually room for two more.',
  ],
  nearby: [
    near('Downtown Wimberley', 'Galleries, small shops, and a slow lunch around the square.'),
    near("Jacob's Well", 'A clear spring that rises from a deep limestone cave. Reserve to swim.'),
    near('San Marcos', 'A cool river through the middle of town, made for a tube.'),
    near('Dripping Springs', 'Tasting rooms by day, protected dark skies by night.'),
  ],
  rules: houseRules(2),
}
