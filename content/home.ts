import type { Home } from '#contracts/site/shapes.ts'
import { contestLinks, contestOnHome } from './contest/on-home.ts'
import { site } from './site.ts'
import { testimonials } from './reviews/testimonials.ts'

/** What leads into the sections of the home screen and on from its headline. */
export const homeLeads = {
  scenes: 'Scenes from the cabins',
  cabins: { label: 'Find your cabin', to: '#cabins' },
  story: { label: 'Our story', to: '/about' },
  eyebrows: { cabins: 'Where you sleep', intro: 'Amenities', contest: 'Every month' },
  loadingReviews: 'Loading reviews...',
} as const

/** For search results and shared links. */
export const homeSearch = {
  name: `Cabin Rentals in ${site.town}, Texas`,
  description: `Stay in one of ${site.advertised.cabins} private cabins in ${site.town}, in the Texas Hill Country: full kitchens, porches, fast WiFi, a fire pit and springs minutes away. See free dates.`,
}

/** The words of the home screen (specification, section 2). */
export const home: Home = {
  hero: {
    headline: 'Small cabins. Big Texas sky.',
    tagline:
      'Six private cabins among the live oaks of Wimberley. Come for the springs. Stay for the stars.',
    facts: [
      { value: site.advertised.averageRating, label: 'average rating' },
      { value: String(site.advertised.cabins), label: 'unique cabins' },
      { value: site.town, label: 'Texas' },
    ],
    // In the order of the album 'home-hero'.
    captions: [
      'The lamp is lit. Come up the path.',
      'Tall windows, and a deck among the wildflowers.',
      'Cold, clear water on a hot afternoon.',
      'Somebody has already laid the fire.',
      'One chair is yours for the day.',
      'A wide porch, and nowhere to be.',
    ],
    contestPanel: {
      heading: 'Monthly Photo Contest',
      text: 'Show us your stay. The best picture of the month wins a $100 gift card.',
      ...contestLinks,
    },
  },
  cabins: {
    heading: 'Our Cabins',
    lead: 'Six cabins, six tempers. One of them is yours.',
  },
  intro: {
    heading: 'The quiet is included',
    paragraphs: [
      'Everything you need is here, and very little else. A good bed. A real kitchen. Coffee within reach and a porch to take it to.',
      'The rest is outside: limestone and live oak, bluebonnets in their season, and water so clear you can count the stones.',
    ],
    highlights: [
      {
        name: 'High-Speed WiFi',
        description: 'There when you want it. Easy to forget when you do not.',
        icon: 'wifi',
      },
      {
        name: 'Free Parking',
        description: 'Pull up beside your cabin and leave the keys on the hook.',
        icon: 'car',
      },
      {
        name: 'Coffee Station',
        description: 'The first cup is four steps from the bed.',
        icon: 'coffee',
      },
      {
        name: 'Nature Access',
        description: 'Step off the porch and you are in it.',
        icon: 'trees',
      },
    ],
    ratingBadge: { value: '4.9', label: 'average guest rating' },
  },
  why: {
    heading: `Why Choose ${site.brand}`,
    lead: 'Near enough to everything. Far enough from the noise.',
    reasons: [
      {
        name: 'Prime Location',
        description:
          "The square, Jacob's Well and Blue Hole are all a short drive away. You can swim before lunch and be back for a nap.",
        icon: 'map-pin',
      },
      {
        name: 'Luxury Amenities',
        description:
          'Soft linens, cool air, and kitchens meant to be cooked in. Small comforts, chosen with care.',
        icon: 'sparkles',
      },
      {
        name: 'Natural Setting',
        description:
          'Old oaks for shade, open sky for stars. At night the loudest neighbor is an owl.',
        icon: 'mountain',
      },
    ],
  },
  contest: contestOnHome,
  testimonials: { heading: 'From our winners', quotes: [...testimonials] },
  reviews: {
    heading: 'What guests say',
    empty: 'No reviews to display yet. Be the first to leave a review!',
    leave: { label: 'Leave a Review', to: '/review' },
    all: { label: 'Read all reviews', to: '/reviews' },
  },
}
