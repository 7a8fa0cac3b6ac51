import { describe, expect, test } from 'vitest'
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
})
