import { describe, expect, test } from 'vitest'
import { previewSchema } from '#contracts/site-editing.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { editedSite, lead, shipped } from '#tests/fixtures/edited-site.ts'

const open = databaseOpener()

describe('a draft', () => {
  test('that says what is published is none', async () => {
    const { save, read } = await editedSite(await open())
    await save('about', { lead })
    await save('about', { lead: shipped.lead })
    expect(await read('about')).toMatchObject({ draft: null, revision: 'shipped' })
  })

  test('is discarded with nothing left of it', async () => {
    const { save, read, discard } = await editedSite(await open())
    await save('about', { lead })
    const { draft } = await read('about')
    expect((await discard('about', draft?.id ?? '')).json()).toMatchObject({ draft: null })
    expect((await discard('about', draft?.id ?? '')).statusCode).toBe(404)
  })

  test('is seen by anyone who has its link, for two days, and by nobody else', async () => {
    const { save, read, preview, site, clock, page } = await editedSite(await open())
    await save('about', { lead })
    const { draft } = await read('about')
    const { url } = previewSchema.parse((await preview('about', draft?.id ?? '')).json())
    const link = url.replace('https://cabins.example', '')
    const shown = await site.inject(link)
    expect(shown.body).toContain(lead)
    expect(shown.headers['cache-control']).toBe('no-store')
    expect(await page('/about')).not.toContain(lead)
    clock.pass({ hours: 48 })
    expect((await site.inject(link)).statusCode).toBe(404)
    expect((await site.inject('/about?preview=made-up')).statusCode).toBe(404)
  })

  test('keeps its link while it is edited', async () => {
    const { save, read, preview, site } = await editedSite(await open())
    await save('about', { lead: 'First.' })
    const { draft } = await read('about')
    const { url } = previewSchema.parse((await preview('about', draft?.id ?? '')).json())
    await save('about', { lead })
    expect((await site.inject(url.replace('https://cabins.example', ''))).body).toContain(lead)
  })
})
