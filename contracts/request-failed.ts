/** What a failure is called when the answer has no words of its own (specification, section 7). */
export const requestFailed = 'Request failed'
