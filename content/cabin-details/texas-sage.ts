import type { CabinDetails } from '#contracts/site/cabins.ts'
import { near } from './nearby.ts'
import { houseRules } from './rules.ts'

export const texasSage: CabinDetails = {
  longDescription: [
    'You reach Texas Sage through its garden. The path bends once, past salvia and silver sage, and by the second bend the car has been forgotten. Old-timers call the plant a barometer bush: it blooms when the air turns damp.',
    'The cabin behind it is bright and unhurried. There is a full kitchen for the morning’s market finds, a fan turning slowly overhead, and a bed that looks out on the leaves.',
    'Come in spring for the bluebonnets along the fence. Come in fall for everything else.',
  ],
  nearby: [
    near('Downtown Wimberley', 'Pottery, plants, and pie, all within one short walk.'),
    near("Jacob's Well", 'Trails through the oaks to the mouth of the spring. Reserve to swim.'),
    near('San Marcos', 'Spring-fed water, clear to the bottom all year.'),
    near('Fredericksburg', 'Orchards and vineyards, with wildflowers all along the drive.'),
  ],
  rules: houseRules(2),
}
