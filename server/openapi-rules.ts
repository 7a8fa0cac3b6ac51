import { entryLimits, fastestHumanMs } from '#contracts/limits.ts'

const suspects =
  'What fills in `website`, which people do not see, ' +
  `or takes less than ${fastestHumanMs / 1000} seconds (\`filledInMs\`) is stored and marked as possible spam.`
const verifies =
  'With `stay`, the token of a stay link for this cabin, it is a verified stay; any other token is ignored.'
const { jpeg, png, webp, video } = entryLimits.megapixels
const day = 'a day at the property'
const stay = `Check-in is today or later, ${day}; check-out is at least one night later and within two years.`

/**
 * Rules a schema cannot express, by method and path. They are added to each route's description,
 * the only place that lists all validation (ASVS 2.1.1 to 2.1.3).
 */
export const routeRules: Readonly<Record<string, string>> = {
  'POST /api/referrals':
    '`cabin` is the slug of a cabin. ' + stay + ' Both dates are given, or neither.',
  'POST /api/reviews':
    `\`cabin\` is the name of a cabin. Unknown fields are ignored. ${suspects} ` +
    'Without `allowPublic` a review is never shown, even when approved. ' +
    verifies,
  'POST /api/inquiries/event': `\`eventDate\` is not before today, ${day}. Unknown fields are ignored. ${suspects}`,
  'POST /api/inquiries/group':
    stay +
    ` \`cabinPreferences\` are names of cabins for groups. Unknown fields are ignored. ${suspects}`,
  'POST /api/openings':
    stay +
    ' `cabin` is the slug of a cabin with a calendar. An address gets at most three such mails in 24 hours; ' +
    'the response is the same.',
  'POST /api/submissions':
    '`contestId` is the contest that is open, otherwise 409. `cabinStayed` is the name of a cabin. ' +
    `JPEG, PNG and WebP up to ${entryLimits.imageMegabytes} MB and ${jpeg}, ${png} and ${webp} million pixels; ` +
    `MP4 and WebM up to ${entryLimits.videoMegabytes} MB, ${entryLimits.videoMinutes} minutes and ${video} million pixels a frame. ` +
    'The type is what the content is. Every file is re-encoded or remuxed before it is stored, and rejected if that fails. ' +
    'What fills in `website` is stored, marked and shown only to the owner. ' +
    verifies,
  'GET /api/availability': stay,
  'GET /api/availability/{slug}': "Returns 404 for anything but a cabin's slug.",
  'GET /api/availability/{slug}/feed.ics': "Returns 404 for anything but a cabin's slug.",
  'GET /api/reviews':
    '`cabin` is the name of a cabin; an unknown one finds nothing. `cursor` belongs to the order it was given for.',
  'GET /api/files/submissions/{submissionId}/{fileId}':
    'One range returns 206, several return the whole file.',
  'POST /api/admin/login':
    'After five failures of a username or ten of a network the next try must wait 2 seconds, then twice as long each time, ' +
    'up to 5 and 15 minutes: 429, even for the right password.',
  'POST /api/admin/password':
    'Rejects the current password, the most common ones, repeated keys and names of the property. Waits as for signing in.',
  'PUT /api/admin/site/{document}/draft':
    'What is fixed while the site runs is ignored. A draft may have mistakes; the response names them.',
  'POST /api/admin/site/{document}/publish':
    'The whole site must be without mistakes then: what is wrong in other documents is under an empty name. Other contest rules need another `version`.',
  'POST /api/admin/contests':
    'The end is after the start. Only one contest can be active: 409 otherwise.',
  'POST /api/admin/prizes': '`contestId` is a contest that exists.',
  'POST /api/admin/outbox/{id}/retry': 'A notification that was delivered is not sent again: 409.',
  'DELETE /api/admin/guest-data': '`confirmation` is the same address as `email`.',
}

const numberId = 'A whole number from 1 to 2,147,483,647; anything else returns 404.'
const textId = {
  description: 'Anything else returns 404.',
  pattern: '^[\\w-]{1,100}$',
  maxLength: 100,
}

/** Valid path parameters but slugs; the services return 404 for the rest. */
export function parameterRules(url: string): object {
  const isNumber = url.includes('/contests/') || url.includes('/prizes/')
  return isNumber ? { description: numberId, pattern: '^[1-9]\\d{0,9}$', maxLength: 10 } : textId
}
