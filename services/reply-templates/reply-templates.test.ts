import { expect, test } from 'vitest'
import { templateLimits } from '#contracts/limits.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import {
  addFirstTemplates,
  addTemplate,
  changeTemplate,
  deleteTemplate,
  listTemplates,
  templateSchema,
} from './reply-templates.ts'

test('what nothing fills in is refused', () => {
  const { error } = templateSchema.safeParse({ name: 'Hello', text: 'See you on {date}' })
  expect(error?.issues[0]?.message).toContain('{dates}')
})

describeOnEachDatabase('templates for answers', (open) => {
  const newSite = async () => {
    const db = await open()
    await Promise.all([addFirstTemplates(db), addFirstTemplates(db)])
    return db
  }

  test('every template of a new site may be stored, and is there once', async () => {
    const templates = await listTemplates(await newSite())
    expect(templates).toHaveLength(3)
    for (const { name, text } of templates) {
      expect(templateSchema.safeParse({ name, text }).error).toBeUndefined()
    }
  })

  test('the owner changes, deletes and adds; the others stay', async () => {
    const db = await newSite()
    const [first, second, third] = await listTemplates(db)
    if (!first || !second || !third) throw new Error('there are too few')
    await changeTemplate(db, { name: 'Booked', text: 'Sorry.' }, second)
    await deleteTemplate(db, first.id)
    await addTemplate(db, { name: 'Pets', text: 'Yes, {name}.' })
    const changed = { id: second.id, name: 'Booked', text: 'Sorry.', version: 2 }
    const own = { id: expect.any(String), name: 'Pets', text: 'Yes, {name}.', version: 1 }
    expect(await listTemplates(db)).toEqual([changed, third, own])
    await expect(deleteTemplate(db, first.id)).rejects.toThrow('does not exist')
  })

  test('what someone else has changed since is not overwritten', async () => {
    const db = await newSite()
    const [first] = await listTemplates(db)
    if (!first) throw new Error('there is none')
    await changeTemplate(db, { name: 'One', text: 'One.' }, first)
    const late = changeTemplate(db, { name: 'Two', text: 'Two.' }, first)
    await expect(late).rejects.toThrow('changed this template')
  })

  test('there is a limit', async () => {
    const db = await newSite()
    const left = templateLimits.count - (await listTemplates(db)).length
    for (let at = 0; at < left; at += 1) await addTemplate(db, { name: 'A', text: 'B' })
    await expect(addTemplate(db, { name: 'A', text: 'B' })).rejects.toThrow('delete one')
  })
})
