import type { Feature } from '#contracts/site/shapes.ts'

/** Why to choose the area for a stay around an event. */
export const eventReasons: readonly Feature[] = [
  {
    name: 'In the middle of it',
    description:
      'Markets, vineyards, dance halls and two cities lie within an hour, in every direction.',
    icon: 'map-pin',
  },
  {
    name: 'Something in every month',
    description:
      'The calendar has no empty pages here. When the festivals rest, the markets and the music go on.',
    icon: 'sparkles',
  },
  {
    name: 'A quiet place to come back to',
    description:
      'Dance until they sweep the floor, then drive home to a porch, a fire pit and more stars than you left with.',
    icon: 'moon-star',
  },
]
