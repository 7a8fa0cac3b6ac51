/** The steps from the sample property to one's own, in their order. */
export const setUpSteps = [
  'parts',
  'place',
  'partner',
  'cabins',
  'calendars',
  'texts',
  'pictures',
  'mail',
] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** What the owner confirms about the parts of the site, if all of them stay. */
export const allPartsStay = 'Set-up: every part of the site stays'
