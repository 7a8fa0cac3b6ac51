import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { lists, pages, places, siteWithCabins } from '#tests/fixtures/own-cabins.ts'

const id = 'senor-herons-nest'
const document = `cabins/${id}`

describeOnEachDatabase('a cabin that the owner adds', (open) => {
  test('is unseen until it is published, then everywhere with the next request, on every server', async () => {
    const db = await open()
    const { add, page, pathsWith, site, publish, stateOf, deps } = await siteWithCabins(db)
    const other = await siteWithCabins(db)
    const answer = await add()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ id })
    expect(await pathsWith('Heron', [...places, ...lists])).toEqual([])
    expect((await site.inject(`/cabins/${id}`)).statusCode).toBe(404)
    expect(await stateOf(id)).toBe('unpublished')

    expect((await publish(document)).statusCode).toBe(200)
    expect(await pathsWith('Heron’s Nest', places)).toEqual(places)
    expect(await pathsWith(id, lists)).toEqual(lists)
    expect(await page(`/cabins/${id}`)).toContain('Its story and its pictures are on their way')
    expect((await site.inject(`/api/availability/${id}`)).statusCode).toBe(200)
    expect((await site.inject(`/book/${id}`)).statusCode).toBeLessThan(500)
    expect(await stateOf(id)).toBe('shown')
    await other.deps.siteSource.refresh()
    expect(await other.pathsWith('Heron’s Nest', ['/cabins'])).toEqual(['/cabins'])
    expect(deps.site.cabins.at(-1)?.id).toBe(id)
  })

  test('is edited and has a history like any document, and a second editor is told', async () => {
    const { add, read, save, publish, history, site, deps } = await siteWithCabins(await open())
    await add()
    const { revision } = await read(document)
    expect((await save(document, { description: 'By the creek.' }, revision)).statusCode).toBe(200)
    const other = await editorOn(deps, 'manager')
    const late = await other.save(document, { description: 'On the ridge.' }, revision)
    expect(late.statusCode).toBe(409)
    await publish(document)
    await save(document, { description: 'By the old creek.' })
    await publish(document)
    expect((await history(document)).json()).toHaveLength(2)
    expect((await site.inject(`/cabins/${id}`)).body).toContain('By the old creek.')
  })

  test('gets an id of its own, whatever it is called, and never another cabin’s name', async () => {
    const { add, page, retire, publish } = await siteWithCabins(await open())
    const idOf = async (name: string) => (await add({ name })).json().id
    expect(await idOf('Nearby')).toBe('nearby-2')
    expect(await idOf('Texas-Sage')).toBe('texas-sage-2')
    expect(await idOf('小屋')).toBe('cabin')
    expect(await idOf('小屋 2')).toBe('2')
    for (const name of ['texas SAGE', 'Texas  Sage']) {
      const same = await add({ name })
      expect(same.statusCode).toBe(422)
      expect(same.json().fields).toEqual({
        name: 'Another cabin has this name. Please choose another.',
      })
    }
    await retire('mockingbird-cabin', '/cabins')
    const retired = await add({ name: 'Mockingbird Cabin' })
    expect(retired.json().error).toContain('A retired cabin has this name.')
    const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>'
    const hostileId = await idOf(hostile.slice(0, 60))
    expect((await publish(`cabins/${hostileId}`)).statusCode).toBe(200)
    for (const path of [...pages, `/cabins/${hostileId}`]) {
      expect(await page(path)).not.toContain('<img src=x')
    }
  })

  test('can be taken back while no guest has seen it, and only then', async () => {
    const { add, app, publish, stateOf, read } = await siteWithCabins(await open())
    await add()
    const remove = () => app.inject({ method: 'DELETE', url: `/api/admin/cabins/${id}` })
    expect((await remove()).statusCode).toBe(200)
    expect(await stateOf(id)).toBeUndefined()
    await expect(read(document)).rejects.toThrow()
    await add()
    await publish(document)
    expect((await remove()).statusCode).toBe(409)
    const shipped = await app.inject({ method: 'DELETE', url: '/api/admin/cabins/texas-sage' })
    expect(shipped.statusCode).toBe(404)
  })
})
