import type { Testimonial } from '#contracts/site/shapes.ts'

/**
 * Four static quotes of contest winners, in the order of the album 'home-winners'.
 * Samples: `npm run preflight` asks for the words of real winners, used with their consent.
 */
export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'We stayed by the fire until the last log gave up. One picture of it won us the next visit.',
    author: 'Dana R.',
  },
  {
    quote: 'My son let go of his swim ring, and I pressed the button. That was the whole plan.',
    author: 'Luis and Marta G.',
  },
  {
    quote: 'The lights came on just as the sky turned red. I nearly forgot to raise the camera.',
    author: 'Priya S.',
  },
  {
    quote: 'I took it before my coffee, in my pajamas. It hangs in our hallway now.',
    author: 'Tom W.',
  },
]
