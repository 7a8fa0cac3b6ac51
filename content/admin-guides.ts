import type { GuidePage } from '#contracts/site/guide.ts'

/** The page that a new guide starts with; its texts say honestly that they are still to come. */
export function startingGuide(title: string): Omit<GuidePage, 'order'> {
  return {
    isHidden: false,
    title,
    search: { name: `${title}, {town}`, description: `${title} near {property}.` },
    eyebrow: '{town}',
    heading: title,
    lead: 'More about this soon.',
    signpost: { name: 'Nearby', label: title, description: 'More about this soon.' },
    blocks: [
      {
        block: 'story',
        id: 'story',
        heading: 'What to know',
        paragraphs: ['The text of this page is on its way.'],
      },
    ],
  }
}

/** Adding and deleting guide pages; not in the specification. */
export const adminGuides = {
  heading: 'Local guide',
  add: {
    open: 'Add a guide page',
    lead: 'Guests see it once you publish it. Next you write its texts and choose its parts.',
    title: 'Name',
    titleHint: 'It also becomes the address of the page, which stays when you rename it.',
    missing: 'Please enter a name.',
    cancel: 'Cancel',
    submit: 'Add page',
    submitting: 'Saving...',
    done: (title: string) => ({
      title: `${title} is added`,
      description: 'Guests don’t see it until you publish it.',
    }),
    failed: 'Failed to add the page',
  },
  unpublished: 'Guests don’t see this page yet. Check every text, then publish it.',
  remove: {
    label: 'Delete this page',
    confirm: { heading: 'Delete this page?', yes: 'Delete', no: 'Cancel' },
    text: 'No guest has seen it. Its texts and pictures will be gone.',
    done: { title: 'Deleted', description: 'The page is gone.' },
    failed: 'Failed to delete the page',
  },
} as const
