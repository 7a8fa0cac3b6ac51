/** Shared by all guest forms. */
export const formWords = {
  required: 'Fields marked with * are required.',
  submitting: 'Submitting...',
  check: 'Please check the marked fields. Everything you typed is still here.',
  privacy: {
    text: 'How we use what you send:',
    link: 'Privacy Policy',
    to: '/privacy-policy',
  },
} as const
