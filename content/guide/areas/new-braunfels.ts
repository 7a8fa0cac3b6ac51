import type { Area } from '#contracts/site/guide.ts'

export const newBraunfels: Area = {
  slug: 'new-braunfels',
  name: 'New Braunfels',
  lead: 'Two rivers, a dance hall and a German past. Spend the day on an inner tube and the evening on a wooden floor.',
  attractions: [
    {
      id: 'gruene',
      title: 'Gruene Historic District',
      description:
        'A cotton town that time forgot to tear down, with a water tower, old stores and the dance hall that never stopped playing.',
      duration: 'Half a day',
      external: 'https://gruenetexas.com/',
    },
    {
      id: 'comal-river',
      title: 'Comal River',
      description:
        'Short, clear, shaded and slow: the kindest river in Texas for a tube. Read the city’s river rules about cans and coolers first.',
      duration: '3 hours',
      external: 'https://www.playinnewbraunfels.com/',
    },
    {
      id: 'schlitterbahn',
      title: 'Schlitterbahn',
      description:
        'The water park by the Comal, with chutes that run on the river itself. Open in the summer season: buy tickets for the day ahead.',
      duration: 'A day',
      external: 'https://www.schlitterbahn.com/',
    },
    {
      id: 'natural-bridge-caverns',
      title: 'Natural Bridge Caverns',
      description:
        'Great rooms of dripping stone deep below the pasture, about the same temperature all year. A light sweater in July is not a mistake.',
      duration: '2 to 4 hours',
      external: 'https://naturalbridgecaverns.com/',
    },
    {
      id: 'landa-park',
      title: 'Landa Park',
      description:
        'Comal Springs comes out of the ground here, among old oaks. Playgrounds, paddle boats and a small train for small guests.',
      duration: '2 to 4 hours',
      external: 'https://newbraunfels.gov/',
    },
    {
      id: 'sophienburg',
      title: 'Sophienburg Museum',
      description:
        'How a prince and a few thousand Germans came to these rivers, told with the things they brought. Small and worth the hour.',
      duration: '1 hour',
      external: 'https://sophienburg.com/',
    },
  ],
}
