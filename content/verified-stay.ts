/** On what came by a one-time link of the owner. */
export const verifiedStay = 'Verified stay'
