// Apart from the other messages, so that pages without a gallery do not load it.

/** What the contest gallery says, to guests and to the admin, when entries cannot be read. */
export const galleryMessages = { loadFailed: 'Failed to fetch submissions' } as const
