/** The link to leave an address for days that are not free. */
export const tellMe = 'Tell me when these days open'
