import { expect, test } from 'vitest'
import { llmsText } from '#server/llms.ts'
import { listedPages, listGuides } from '#services/site/guides.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import type { Database } from '#store/database.ts'

const document = 'guide/river-outfitters'
const path = '/guides/river-outfitters'

/** An owner who adds guide pages, and what guests learn of them. */
async function guidesOn(db: Database) {
  const deps = testDependencies(db)
  await deps.siteSource.refresh()
  const editor = await editorOn(deps)
  const { site, origin } = deps
  return {
    ...editor,
    deps,
    add: (title: string) =>
      editor.app.inject({ method: 'POST', url: '/api/admin/site/guides', payload: { title } }),
    remove: (id: string) =>
      editor.app.inject({ method: 'DELETE', url: `/api/admin/site/guides/${id}` }),
    titles: async () => {
      const list: { document: string; title: string | null }[] = (
        await editor.app.inject('/api/admin/site')
      ).json()
      return list.find((each) => each.document === document)?.title
    },
    /** Where guests find it: the menu, the other guides, the lists for programs. */
    places: () => ({
      menu: site.facts.guides.find(({ to }) => to === path)?.label,
      signpost: listGuides(site).find(({ to }) => to === path)?.label,
      isListed: listedPages(site).includes(path),
      isInLlms: llmsText(site, origin).includes(`(${origin}${path}.md)`),
    }),
  }
}

const nowhere = { menu: undefined, signpost: undefined, isListed: false, isInLlms: false }
const everywhere = (title: string) => ({
  menu: title,
  signpost: title,
  isListed: true,
  isInLlms: true,
})

describeOnEachDatabase('a guide page that the owner adds', (open) => {
  test('is unseen until it is published, then in the menu, on the other guides and in every list', async () => {
    const { add, read, publish, places, deps } = await guidesOn(await open())
    const answer = await add('River Outfitters')
    expect([answer.statusCode, answer.json()]).toEqual([201, { document }])
    expect(places()).toEqual(nowhere)
    expect(await read(document)).toMatchObject({ isUnpublished: true, page: path, mistakes: {} })

    expect((await publish(document)).statusCode).toBe(200)
    expect(places()).toEqual(everywhere('River Outfitters'))
    expect(await read(document)).toMatchObject({ isUnpublished: false, isAdded: true, page: path })
    const { search, heading } = deps.site.document(document)
    expect([search.name, heading]).toEqual(['River Outfitters, Wimberley', 'River Outfitters'])
    expect(deps.site.guides.at(-1)?.id).toBe('river-outfitters')
  })

  test('keeps its address when it is renamed', async () => {
    const { add, publish, change, places, titles } = await guidesOn(await open())
    await add('River Outfitters')
    await publish(document)
    const signpost = { name: 'The river', label: 'Tubes', description: 'Cold and slow.' }
    expect((await change(document, { title: 'Tubes', signpost })).statusCode).toBe(200)
    expect(places()).toEqual(everywhere('Tubes'))
    expect(await titles()).toBe('Tubes')
  })

  test('is taken from guests and brought back, like a guide that is shipped', async () => {
    const { add, publish, change, places, read, deps } = await guidesOn(await open())
    await add('River Outfitters')
    await publish(document)
    await change(document, { isHidden: true })
    expect(places()).toEqual(nowhere)
    expect(await read(document)).toMatchObject({ page: null, isAdded: true })
    await change(document, { isHidden: false })
    expect(places()).toEqual(everywhere('River Outfitters'))

    await change('guide/dining', { isHidden: true })
    expect(deps.site.facts.switchedOff).toContain('/dining')
    expect(listedPages(deps.site)).not.toContain('/dining')
  })

  test('is deleted only while guests have not seen it', async () => {
    const { add, publish, remove, read, app, address } = await guidesOn(await open())
    await add('River Outfitters')
    expect((await remove('river-outfitters')).statusCode).toBe(204)
    expect((await app.inject(address(document))).statusCode).toBe(404)
    expect((await remove('river-outfitters')).statusCode).toBe(404)
    expect((await remove('dining')).statusCode).toBe(404)

    await add('River Outfitters')
    await publish(document)
    expect((await remove('river-outfitters')).statusCode).toBe(409)
    expect((await read(document)).isUnpublished).toBe(false)
  })

  test('never takes the name of another page, album or guide', async () => {
    const { add } = await guidesOn(await open())
    const documentOf = async (title: string) => (await add(title)).json().document
    expect(await documentOf('Dining')).toBe('guide/dining-2')
    expect(await documentOf('Texas Sage')).toBe('guide/texas-sage-2')
    expect(await documentOf('Home hero')).toBe('guide/home-hero-2')
    expect(await documentOf('小屋')).toBe('guide/guide')
    expect((await add(' ')).statusCode).toBe(422)
  })

  test('says what is wrong before it is published, where it is', async () => {
    const { add, save, publish } = await guidesOn(await open())
    await add('River Outfitters')
    const area = { slug: 'river', name: 'River', lead: 'Wet.', attractions: [] }
    await save(document, {
      blocks: [
        { block: 'areas', id: 'areas', areas: [{ ...area }] },
        { block: 'tips', id: 'tips', heading: '', list: [] },
      ],
    })
    const answer = await publish(document)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields).toSorted()).toEqual([
      'blocks.0.areas.0.attractions',
      'blocks.1.heading',
      'blocks.1.list',
    ])
  })
})
