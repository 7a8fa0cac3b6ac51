/** Shown when an error response has no message (specification, section 7). */
export const requestFailed = 'Request failed'
