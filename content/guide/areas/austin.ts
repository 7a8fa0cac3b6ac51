import type { Area } from '#contracts/site/guide.ts'

export const austin: Area = {
  slug: 'austin',
  name: 'Austin',
  lead: 'A city for a day: swim in the middle of it, stand under a pink dome, wait for the bats at dusk, and drive home to a quieter sky.',
  attractions: [
    {
      id: 'state-capitol',
      title: 'Texas State Capitol',
      description:
        'Sunset-red granite outside, a whispering rotunda inside. Entry is free. Lie down on the terrazzo star and look up.',
      duration: '1 to 2 hours',
      external: 'https://tspb.texas.gov/',
    },
    {
      id: 'zilker-park',
      title: 'Zilker Park',
      description:
        'The great lawn of the city, beside the river and with the skyline behind it. Kites, picnics, canoes and nothing to plan.',
      duration: 'Half a day',
      external: 'https://www.austintexas.gov/department/zilker-metropolitan-park',
    },
    {
      id: 'barton-springs',
      title: 'Barton Springs Pool',
      description:
        'Three acres of spring water that is cold in August and kind in January. Check the cleaning day before you pack the towels.',
      duration: '2 to 3 hours',
      external: 'https://www.austintexas.gov/department/barton-springs-pool',
    },
    {
      id: 'lady-bird-lake',
      title: 'Ann and Roy Butler Trail',
      description:
        'Ten flat miles around Lady Bird Lake, in loops as long or as short as your legs like. The boardwalk is best toward evening.',
      duration: '1 to 3 hours',
      external: 'https://thetrailconservancy.org/',
    },
    {
      id: 'congress-bats',
      title: 'Congress Avenue Bats',
      description:
        'On warm evenings the bats beneath the bridge pour out like smoke. Come half an hour before sunset and stand on the east side.',
      duration: '1 hour at dusk',
      external: 'https://www.batcon.org/',
    },
    {
      id: 'wildflower-center',
      title: 'Lady Bird Johnson Wildflower Center',
      description:
        'What the roadsides of Texas do by themselves, explained by people who love them. Bluebonnets peak around the turn of March to April.',
      duration: '2 to 3 hours',
      external: 'https://www.wildflower.org/',
    },
    {
      id: 'bullock-museum',
      title: 'Bullock Texas State History Museum',
      description:
        'Three floors of Texas, told well and air-conditioned. The right place for a day that is too hot or too wet for a river.',
      duration: '2 to 4 hours',
      external: 'https://www.thestoryoftexas.com/',
    },
    {
      id: 'blanton-museum',
      title: 'Blanton Museum of Art',
      description:
        'A fine university collection, and beside it Ellsworth Kelly’s chapel of colored light. Go when the sun is out.',
      duration: '2 hours',
      external: 'https://blantonmuseum.org/',
    },
  ],
}
