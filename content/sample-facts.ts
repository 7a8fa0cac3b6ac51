import type { Documents } from '#contracts/site/documents.ts'

/** A made-up fact, to be replaced by the owner's real one. */
export interface SampleFact {
  name: string
  /** The file to edit. */
  where: string
  /** The current text, if a program can tell a sample from the real thing. */
  values?: readonly string[]
}

interface Property {
  facts: Documents['facts']
  cabins: readonly { bookingUrl: string }[]
}

/** Everything that the owner replaces or confirms before launch, as far as it is still to do. */
export function openFacts(property: Property): { what: string; where: string }[] {
  return sampleFactsOf(property)
    .filter(isOpen)
    .map(({ name, where }) => ({ what: name, where }))
}

function sampleFactsOf({ facts, cabins }: Property): SampleFact[] {
  const { address, bookingPartner, coordinates, reviewLinks } = facts
  return [
    inSite('brand and name of the property', facts.brand, facts.property, facts.resortName ?? ''),
    inSite('postal address', address.street),
    inSite('position on the map', `${coordinates.latitude}, ${coordinates.longitude}`),
    inSite('telephone number', facts.phone, facts.phoneHref),
    inSite('email address', facts.email),
    inSite(
      'pages for public reviews',
      reviewLinks.searchListing.url,
      reviewLinks.socialReviews.url,
    ),
    inSite(
      'booking partner’s name, page and date template',
      bookingPartner.name,
      bookingPartner.propertyUrl,
      ...Object.keys(facts.bookingTemplates),
    ),
    {
      name: 'the booking partner’s page for each cabin',
      where: 'content/site/cabins/',
      values: cabins.map((cabin) => cabin.bookingUrl),
    },
    toConfirm('advertised rating', 'content/site/facts.yaml and content/site/home.yaml'),
    toConfirm('ratings and review counts of the cabins', 'content/site/cabins/'),
    toConfirm('beds of the cabins and their sizes', 'content/site/cabins/'),
    toConfirm('which cabins are pet-friendly', 'content/site/cabins/'),
    toConfirm('descriptions and amenities of the cabins', 'content/site/cabins/'),
    toConfirm('long descriptions of the cabins', 'content/site/cabins/'),
    toConfirm('what each amenity is', 'content/site/stay.yaml'),
    toConfirm('our story', 'content/site/about.yaml'),
    toConfirm('quotes of contest winners, with their consent', 'content/site/contest.yaml'),
    toConfirm(
      'attractions, durations and links of the area guide',
      'content/site/guide/things-to-do.yaml',
    ),
    toConfirm('what the local guides say, also about seasons and rules', 'content/site/guide/'),
    toConfirm('built-in events, June 2025 to January 2026', 'content/site/events/samples.yaml'),
    toConfirm('hours and places of regular local events', 'content/site/events.yaml'),
    toConfirm('what there is all year, seasons and destinations', 'content/site/events.yaml'),
    toConfirm(
      'what events, groups and the venue are like',
      'content/site/plan-event.yaml and content/site/group-booking.yaml',
    ),
    toConfirm(
      'what the live camera sees, and that it sends no sound',
      'content/site/live-views.yaml',
    ),
    toConfirm('policies, read by somebody who knows the law', 'content/site/policies/'),
    toConfirm(
      'contest rules, read by somebody who knows the law',
      'content/site/policies/contest-rules.yaml',
    ),
  ]
}

function inSite(name: string, ...values: string[]): SampleFact {
  return { name, where: 'content/site/facts.yaml', values }
}

function toConfirm(name: string, where: string): SampleFact {
  return { name, where }
}

// The position is the town center, not anyone's land. Numbers 555-0100 to 555-0199 and the ending
// .example are reserved for fiction, so no real fact can look like them.
const marks = [
  /\blone[ -]?oak\b/i,
  /\bsample\b/i,
  /555-?01\d\d/,
  /\.example\b/,
  /\bexample stays\b/i,
  /^29\.9974, -98\.0986$/,
]

export function looksLikeSample(value: string): boolean {
  return marks.some((mark) => mark.test(value))
}

/** Whether a fact still needs the owner: it is recognizably a sample, or no program can tell. */
export function isOpen({ values }: Pick<SampleFact, 'values'>): boolean {
  return values ? values.some(looksLikeSample) : true
}
