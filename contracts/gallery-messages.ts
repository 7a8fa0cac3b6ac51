// Separate from the other messages so that pages without a gallery do not load it.

export const galleryMessages = { loadFailed: 'Failed to fetch submissions' } as const
