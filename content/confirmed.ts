/**
 * What `npm run preflight` lists and the owner has confirmed: its words, without the part in
 * brackets. These are no longer listed; with nothing left, preflight passes. The owner can confirm
 * the same at `/admin/launch`.
 */
export const confirmed: readonly string[] = []
