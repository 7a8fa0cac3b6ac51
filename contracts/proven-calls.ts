import { placeOf } from './permissions.ts'

/**
 * What asks again who is signed in, unless they have just proved it (ASVS 7.5): by the beginning of
 * the address, for one method. Changing the password asks for it in its own form.
 */
const askedAgain: readonly string[] = [
  'DELETE guest-data',
  'POST sessions',
  'POST second-factors',
  'DELETE second-factors',
]

/** Whether a call asks again who is signed in. */
export function needsProof(method: string, path: string): boolean {
  const call = `${method} ${placeOf(path)}/`
  return askedAgain.some((beginning) => call.startsWith(`${beginning}/`))
}
