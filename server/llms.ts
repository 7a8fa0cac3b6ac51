import type { fixedPages } from '#content/pages.ts'
import { isOn } from '#contracts/features.ts'
import { listedPages } from '#services/site/guides.ts'
import type { Site } from '#services/site/site.ts'
import { twinPath } from './pages/twin.ts'

/** What each page is about, for a list of links. */
const titles: Partial<Record<(typeof fixedPages)[number], string>> = {
  '/': 'Home',
  '/cabins': 'All cabins, and a search for free ones',
  '/reviews': 'Reviews by guests',
  '/events': 'Events nearby',
  '/things-to-do': 'Things to do',
  '/plan-event': 'Plan an event',
  '/group-booking': 'Book several cabins',
  '/contest': 'Photo contest',
  '/about': 'About us',
  '/contact': 'Contact',
  '/cancellation-policy': 'Cancellation policy',
}

/** llms.txt (llmstxt.org): what the site is, its pages as Markdown, and how free days are read. */
export function llmsText({ facts, cabins }: Site, origin: string): string {
  const { name: partner } = facts.bookingPartner
  const pages = listedPages({ facts }).flatMap((path) => {
    const guide = facts.guides.find(({ to }) => to === path)
    const title = guide ? plain(guide.label) : titles[path as keyof typeof titles]
    return title ? [`- [${title}](${origin}${twinPath(path)})`] : []
  })
  const places = cabins.map(
    ({ slug, name, sleeps, description }) =>
      `- [${plain(name)}](${origin}${twinPath(`/cabins/${slug}`)}): sleeps ${sleeps}. ${plain(description)}`,
  )
  return [
    `# ${plain(facts.property)}`,
    `> ${plain(facts.description)}`,
    `Bookings and payments are taken by ${partner}; this site takes none. Phone: ${facts.phone}. Email: ${facts.email}.`,
    '## Cabins',
    places.join('\n'),
    '## Pages',
    pages.join('\n'),
    '## Free days',
    [
      `- [All cabins as JSON](${origin}/api/cabins): each with its page, where its free days are, and where to book`,
      `- [The same for a stay](${origin}/api/cabins?from=YYYY-MM-DD&to=YYYY-MM-DD&guests=2): free or not, the nearest free days, and the booking address with the days in it`,
      `- [Every address of the API](${origin}/api/openapi.json)`,
    ].join('\n'),
    ...(isOn(facts, '/events')
      ? ['## Events', `- [iCalendar](${origin}/events.ics)\n- [RSS](${origin}/events.rss)`]
      : []),
    '',
  ].join('\n\n')
}

/** The owner's text on one line, as nothing but text. */
function plain(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]]/g, String.raw`\$&`)
    .replaceAll('<', '&lt;')
    .replaceAll(/\s*\n\s*/g, ' ')
}
