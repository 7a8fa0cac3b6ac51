import type { Feature } from '#contracts/site/shapes.ts'

/** The list every cabin draws on (specification, section 3). */
export const genericAmenities = [
  {
    name: 'High-Speed WiFi',
    description: 'Fast enough to work from the porch, if you must.',
    icon: 'wifi',
  },
  {
    name: 'Full Kitchen',
    description: 'Stove, oven, refrigerator, and the pans to go with them.',
    icon: 'cooking-pot',
  },
  { name: 'Free Parking', description: 'Your own spot, steps from the door.', icon: 'car' },
  {
    name: 'Private Bath',
    description: 'Shared with nobody, with plenty of fresh towels.',
    icon: 'bath',
  },
  {
    name: 'Comfortable Bed',
    description: 'A good mattress, soft linens, and one blanket more than you need.',
    icon: 'bed-double',
  },
  {
    name: 'Coffee Station',
    description: 'Everything for the first cup, ready when you wake.',
    icon: 'coffee',
  },
  {
    name: 'Streaming TV',
    description: 'Sign in to your own favorites for a rainy night.',
    icon: 'tv',
  },
  { name: 'Ceiling Fan', description: 'Slow air for warm evenings.', icon: 'fan' },
  {
    name: 'Air Conditioning',
    description: 'Cool rooms, whatever August has in mind.',
    icon: 'air-vent',
  },
] as const satisfies readonly Feature[]

/** What some cabins have and others do not. */
export const distinctAmenities = [
  {
    name: 'Covered Porch',
    description: 'Shade at noon, a dry seat in the rain.',
    icon: 'armchair',
  },
  {
    name: 'Shared Fire Pit',
    description: 'A short walk away, with a circle of chairs around it.',
    icon: 'flame',
  },
  {
    name: 'Stargazing Chairs',
    description: 'Two deep chairs, turned toward the dark.',
    icon: 'moon-star',
  },
  {
    name: 'Garden Path',
    description: 'Sage, salvia, and bees going about their day.',
    icon: 'flower',
  },
  {
    name: 'Record Player',
    description: 'A turntable and a crate of records to go through.',
    icon: 'disc-3',
  },
  { name: 'Reading Nook', description: 'A window seat and a good lamp.', icon: 'book-open' },
  { name: 'Hammock', description: 'Strung between two patient trees.', icon: 'tree-palm' },
  {
    name: 'Table for Four',
    description: 'Long enough for breakfast, cards, and maps.',
    icon: 'utensils',
  },
  {
    name: 'Charcoal Grill',
    description: 'Bring supper. The tools are on the hook.',
    icon: 'flame-kindling',
  },
  {
    name: 'Board Games',
    description: 'A shelf of them, with most of the pieces.',
    icon: 'puzzle',
  },
] as const satisfies readonly Feature[]

const byName = new Map<string, Feature>(
  [...genericAmenities, ...distinctAmenities].map((amenity) => [amenity.name, amenity]),
)

/** What is known about an amenity that a cabin names. */
export function amenityByName(name: string): Feature | undefined {
  return byName.get(name)
}
