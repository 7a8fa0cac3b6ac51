import { expect, test } from 'vitest'
import { shippedTemplates } from '#content/reply-templates.ts'
import { templateLimits } from '#contracts/limits.ts'
import { newTemplateSchema, unknownWords } from '#contracts/reply-templates.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './reply-templates.ts'

const alex = { by: 'alex', at: Temporal.Instant.from('2025-06-01T12:00:00Z') }

test('every template as shipped may be stored', () => {
  for (const { name, text } of shippedTemplates) {
    expect(newTemplateSchema.safeParse({ name, text }).error).toBeUndefined()
  }
})

test('what nothing fills in is refused', () => {
  expect(unknownWords('Hello {name}, {Name} {} {date}')).toEqual(['{Name}', '{}', '{date}'])
  const { error } = newTemplateSchema.safeParse({ name: 'Hello', text: 'See you on {date}' })
  expect(error?.issues[0]?.message).toContain('{dates}')
})

describeOnEachDatabase('templates for answers', (open) => {
  test('the owner changes, deletes and adds; the others stay as shipped', async () => {
    const deps = { db: await open() }
    const [first, second, third] = await listTemplates(deps)
    if (!first || !second || !third) throw new Error('there are too few')
    await changeTemplate(deps, second.id, { name: 'Sorry', text: 'Booked.', from: second }, alex)
    await removeTemplate(deps, first.id, alex)
    const own = await addTemplate(deps, { name: 'Pets', text: 'Yes, {name}.' }, alex)
    const sorry = { id: second.id, name: 'Sorry', text: 'Booked.' }
    expect(await listTemplates(deps)).toEqual([sorry, third, own])
    await removeTemplate(deps, own.id, alex)
    expect(await listTemplates(deps)).toEqual([sorry, third])
    await expect(removeTemplate(deps, own.id, alex)).rejects.toThrow('does not exist')
  })

  test('what someone else has changed since is not overwritten', async () => {
    const deps = { db: await open() }
    const [first] = await listTemplates(deps)
    if (!first) throw new Error('there is none')
    await changeTemplate(deps, first.id, { name: 'One', text: 'One.', from: first }, alex)
    const late = changeTemplate(deps, first.id, { name: 'Two', text: 'Two.', from: first }, alex)
    await expect(late).rejects.toThrow('changed this template')
  })

  test('there is a limit', async () => {
    const deps = { db: await open() }
    const left = templateLimits.count - shippedTemplates.length
    for (let at = 0; at < left; at += 1) await addTemplate(deps, { name: 'A', text: 'B' }, alex)
    await expect(addTemplate(deps, { name: 'A', text: 'B' }, alex)).rejects.toThrow('delete one')
  })
})
