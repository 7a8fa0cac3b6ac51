// Apart from the words of the rules, so that the entry form loads none of them.

/**
 * The version of the contest rules that an entrant agrees to; it is kept with the consent. Give it
 * the day of the change whenever the words in rules.ts change: a test holds both together.
 */
export const termsVersion = '2026-11-21'
