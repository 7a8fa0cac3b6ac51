// spec: 2/about
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  propertyFolder,
  sampleSite,
  siteWith,
  without,
  type PropertyChanges,
} from '#tests/fixtures/property.ts'
import { ContentError, readSite } from './read-site.ts'

async function mistakesWith(changes: PropertyChanges): Promise<string[]> {
  try {
    await siteWith(changes)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.mistakes.map((line) => line.replace(/^\S*property-\w+\//, ''))
  }
}

test('the owner’s documents as shipped have no errors', () => {
  expect(readSite('content/site').cabins).not.toEqual([])
})

test('every error is reported at once, with its file and field', async () => {
  const mistakes = await mistakesWith({
    facts: ['(512) 555-0142', '512 555 0142'],
    'cabins/texas-sage': ['sleeps: 2', 'sleeps: 0'],
    about: ['Our Story', 'Our story in {twon}'],
    contact: null,
    typo: 'a: b',
    home: 'hero: [',
  })
  expect(mistakes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^facts\.yaml: phone: must look like/),
      expect.stringMatching(/^cabins\/texas-sage\.yaml: sleeps: /),
      'about.yaml: story.heading: there is no {twon}',
      'contact.yaml: this document is missing',
      'typo.yaml: nothing reads this',
      expect.stringMatching(/^home\.yaml: .+ at line 1/),
    ]),
  )
})

test('an unknown field is an error, so that typos do not go unnoticed', async () => {
  const mistakes = await mistakesWith({ about: ['lead:', 'led: x\nlead:'] })
  expect(mistakes).toEqual([expect.stringMatching(/^about\.yaml: led: .*led/)])
})

test('duplicate cabin names or addresses and broken references are reported', async () => {
  const [first, second] = sampleSite.cabins
  const twins = await mistakesWith({
    [`cabins/${second?.id}`]: [`name: ${second?.name}`, `name: ${first?.name}`],
  })
  expect(twins).toEqual([
    `cabins/${second?.id}.yaml: name: '${first?.name}' is the name of cabins/${first?.id} too`,
  ])
  const shouted = await mistakesWith({
    [`cabins/${second?.id}`]: [`name: ${second?.name}`, `name: ${first?.name.toUpperCase()}`],
  })
  expect(shouted, 'signs are in capitals').toHaveLength(1)
  const strangers = await mistakesWith({ 'book-now': ['cabin: texas-sage', 'cabin: no-such'] })
  expect(strangers).toEqual(["book-now.yaml: cabin: there is no cabin 'no-such'"])
  const unknown = await mistakesWith({
    'cabins/texas-sage': ['- Garden Path', '- Swimming Pool'],
  })
  expect(unknown).toEqual([
    "cabins/texas-sage.yaml: amenities: 'Swimming Pool' is not among the amenities of the stay",
  ])
})

test('a new cabin is one file: counts and lists follow', async () => {
  const sage = readFileSync(join(propertyFolder, 'cabins/texas-sage.yaml'), 'utf8')
  const added = sage
    .replace('name: Texas Sage', 'name: Blue Bonnet')
    .replace('order: 3', 'order: 1.5')
  const site = await siteWith({ 'cabins/blue-bonnet': added })
  expect(site.cabins.map(({ slug }) => slug)).toEqual([
    'desert-willow',
    'blue-bonnet',
    ...sampleSite.cabins.slice(1).map(({ slug }) => slug),
  ])
  expect(site.document('home').cabins.lead).toMatch(/^Seven cabins/)
  expect(site.document('group-booking').cabinsLead).toMatch(/^6 cabins/)
})

test('words in braces are replaced by facts, those of booking templates by the guest’s dates', async () => {
  const site = await siteWith({ about: ['Our Story', 'Our Story in {address.city}'] })
  expect(site.document('about').story.heading).toBe('Our Story in Wimberley')
  expect(Object.values(site.facts.bookingTemplates)).toEqual([expect.stringContaining('{checkIn}')])
})

test('a cabin may have its own booking template, with the partner’s date format', async () => {
  const template = '{url}?from={checkIn:MM/DD/YYYY}'
  const change = (given: string): [string, string] => [
    'order: 3',
    `order: 3\nbookingTemplate: '${given}'`,
  ]
  const site = await siteWith({ 'cabins/texas-sage': change(template) })
  const { bookingUrl = '' } = site.cabins.find(({ id }) => id === 'texas-sage') ?? {}
  expect(site.facts.bookingTemplates).toHaveProperty([bookingUrl], template)

  const mistakes = await mistakesWith({ 'cabins/texas-sage': change('{url}?from={arrival}') })
  expect(mistakes.join()).toMatch(
    /cabins\/texas-sage\.yaml: bookingTemplate: .*\{arrival\}|there is no \{arrival\}/,
  )
})

test('what a document marks with a feature is left out while that is off', async () => {
  const about = (lead: string): PropertyChanges => ({ about: [/^lead: .+$/m, `lead: ${lead}`] })
  const marked = about('{ feature: groups, text: Bring everybody., otherwise: Bring a friend. }')
  const leadIn = async (changes: PropertyChanges) =>
    (await siteWith(changes)).document('about').lead
  expect(await leadIn(marked)).toBe('Bring everybody.')
  expect(await leadIn({ ...marked, ...without('groups') })).toBe('Bring a friend.')
  expect(await mistakesWith(about('{ feature: gruops, text: Bring everybody. }'))).toEqual([
    "about.yaml: lead: there is no feature 'gruops'",
  ])
})

test('the documents of a feature that is off may be missing', async () => {
  const missing = { contest: null, 'policies/contest-rules': null }
  expect(await mistakesWith({ ...missing, ...without('contest') })).toEqual([])
  expect(await mistakesWith(missing)).toEqual([
    'contest.yaml: this document is missing',
    'policies/contest-rules.yaml: this document is missing',
  ])
})

test('a local guide without its document is off, and named nowhere', async () => {
  const { facts } = await siteWith({ 'guide/jacobs-well': null })
  expect(facts.switchedOff).toEqual(['/jacobs-well'])
  expect(facts.guides.map(({ to }) => to)).toEqual(
    sampleSite.facts.guides.map(({ to }) => to).filter((to) => to !== '/jacobs-well'),
  )
})
