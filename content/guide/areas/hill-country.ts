import type { Area } from '#contracts/site/guide.ts'

export const hillCountry: Area = {
  slug: 'hill-country',
  name: 'Hill Country',
  lead: 'Pink granite, limestone rivers and towns with one good street. Fill the tank, pack a cooler and take the ranch roads instead of the highway.',
  attractions: [
    {
      id: 'enchanted-rock',
      title: 'Enchanted Rock',
      description:
        'A dome of pink granite that you walk straight up. Reserve a day pass for weekends, wear shoes that grip and carry more water than you think.',
      duration: 'Half a day',
      external: 'https://tpwd.texas.gov/state-parks/enchanted-rock',
    },
    {
      id: 'pedernales-falls',
      title: 'Pedernales Falls',
      description:
        'The river steps down over wide shelves of limestone. Good boots, a picnic and one eye on the weather: the water can rise within minutes.',
      duration: 'Half a day',
      external: 'https://tpwd.texas.gov/state-parks/pedernales-falls',
    },
    {
      id: 'hamilton-pool',
      title: 'Hamilton Pool Preserve',
      description:
        'A waterfall, a grotto and a jade pool below it. Entry is by reservation in the busy months, and swimming depends on the day.',
      duration: '3 hours',
      external: 'https://parks.traviscountytx.gov/parks/hamilton-pool-preserve',
    },
    {
      id: 'fredericksburg',
      title: 'Fredericksburg',
      description:
        'A German main street wide enough to turn a team of oxen, with bakeries, galleries and tasting rooms. Peaches by the road in early summer.',
      duration: 'A day',
      external: 'https://www.visitfredericksburgtx.com/',
    },
    {
      id: 'pacific-war-museum',
      title: 'National Museum of the Pacific War',
      description:
        'One of the great museums of the state stands in the home town of Admiral Nimitz. Tickets last two days, and you may want both.',
      duration: '3 to 5 hours',
      external: 'https://www.pacificwarmuseum.org/',
    },
    {
      id: 'lbj-ranch',
      title: 'LBJ National Historical Park',
      description:
        'The ranch and the boyhood country of a president, on a quiet bend of the Pedernales. Drive it slowly with the windows down.',
      duration: '2 to 3 hours',
      external: 'https://www.nps.gov/lyjo/',
    },
  ],
}
