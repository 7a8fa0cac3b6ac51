import { describe, expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { editedSite, lead } from '#tests/fixtures/edited-site.ts'

const open = databaseOpener()

describe('a publication', () => {
  test('drops the pages that show the document, and no other', async () => {
    const { change, page, logLines } = await editedSite(await open())
    const paths = ['/', '/about', '/dining', '/cabins', '/jacobs-well']
    for (const path of paths) await page(path)
    const before = logLines.length
    await change('about', { lead })
    for (const path of paths) await page(path)
    expect(renderedIn(logLines.slice(before))).toEqual(['/about'])
  })

  test('of a fact is shown on every page that names it', async () => {
    const { change, page } = await editedSite(await open())
    await change('facts', { phone: '(512) 555-0199' })
    for (const path of ['/', '/contact', '/cabins/texas-sage', '/llms.txt']) {
      expect(await page(path)).toContain('(512) 555-0199')
      expect(await page(path)).not.toContain('(512) 555-0142')
    }
  })

  test('of a new name keeps a cabin’s address, and is shown everywhere', async () => {
    const { change, page } = await editedSite(await open())
    expect((await change('cabins/texas-sage', { name: 'Sage House' })).statusCode).toBe(200)
    expect(await page('/cabins/texas-sage')).toContain('Sage House')
    expect(await page('/')).toContain('Sage House')
    expect(await page('/api/cabins')).toContain('Sage House')
  })

  test('lets forms lead to a new booking partner', async () => {
    const { change, site } = await editedSite(await open())
    await change('cabins/texas-sage', { bookingUrl: 'https://stays.example/sage' })
    const { headers } = await site.inject('/cabins/texas-sage')
    expect(headers['content-security-policy']).toContain('https://stays.example')
  })

  test('with a mistake is refused, and says where; the draft keeps everything', async () => {
    const { save, publish, read, page } = await editedSite(await open())
    const before = await page('/about')
    const { statusCode } = await save('about', { lead: '', search: { name: 'About' } })
    expect(statusCode).toBe(200)
    const answer = await publish('about')
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual(['search.description', 'lead'])
    expect(await read('about')).toMatchObject({
      value: { lead: '', search: { name: 'About' } },
      mistakes: { lead: expect.any(String) },
    })
    expect(await page('/about')).toBe(before)
  })

  test('that would break another document is refused', async () => {
    const { save, publish } = await editedSite(await open())
    await save('facts', { features: { ...sampleSite.facts.features, bookNow: false } })
    expect((await publish('facts')).statusCode).toBe(200)
    await save('book-now', { cabin: 'no-such-cabin' })
    expect((await publish('book-now')).statusCode).toBe(200)
    await save('facts', { features: sampleSite.facts.features })
    const answer = await publish('facts')
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields['']).toContain("there is no cabin 'no-such-cabin'")
  })

  test('of what the stay offers comes first, and cabins follow one by one', async () => {
    const { change, save, publish, page } = await editedSite(await open())
    const pier = { name: 'Fishing Pier', description: 'At the end of the path.', icon: 'sparkles' }
    await save('cabins/texas-sage', { amenities: ['Full Kitchen', 'High-Speed WiFi', pier.name] })
    const answer = await publish('cabins/texas-sage')
    expect(answer.json().fields['amenities']).toContain('is not among the amenities of the stay')
    const others = ['Full Kitchen', 'High-Speed WiFi'].map((name) => ({ ...pier, name }))
    expect((await change('stay', { amenities: [pier, ...others] })).statusCode).toBe(200)
    expect((await publish('cabins/texas-sage')).statusCode).toBe(200)
    expect(await page('/cabins/texas-sage')).toContain(pier.description)
    expect(await page('/cabins/mountain-laurel')).toContain('Table for Four')
  })

  test('of other contest rules needs another version, since entrants agree to one', async () => {
    const { save, publish } = await editedSite(await open())
    await save('policies/contest-rules', { intro: 'Other words.' })
    expect((await publish('policies/contest-rules')).json().fields).toEqual({
      version: expect.stringContaining('new version'),
    })
    await save('policies/contest-rules', { version: '2026-11-24' })
    expect((await publish('policies/contest-rules')).statusCode).toBe(200)
  })

  test('is planned one at a time: the first can be withdrawn', async () => {
    const { save, publish, read, discard } = await editedSite(await open())
    const publishAt = '2025-07-01T00:00:00Z'
    await save('about', { lead: 'Planned.' })
    await publish('about', { publishAt })
    await save('about', { lead })
    expect((await publish('about', { publishAt })).statusCode).toBe(409)
    const { planned } = await read('about')
    expect((await discard('about', planned?.id ?? '')).statusCode).toBe(200)
    expect((await publish('about', { publishAt })).statusCode).toBe(200)
  })

  test('of another time zone counts at once', async () => {
    const { change, deps } = await editedSite(await open())
    expect((await change('facts', { timeZone: 'Europe/Atlantis' })).statusCode).toBe(422)
    expect((await change('facts', { timeZone: 'America/Denver' })).statusCode).toBe(200)
    expect(deps.site.facts.timeZone).toBe('America/Denver')
  })
})

function renderedIn(lines: readonly string[]): string[] {
  return lines
    .map((line) => JSON.parse(line) as { msg: string; req?: { path?: string; url?: string } })
    .filter(({ msg }) => msg === 'rendered')
    .map(({ req }) => req?.path ?? req?.url ?? '')
}
