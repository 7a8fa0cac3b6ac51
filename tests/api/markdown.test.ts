import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { editedSite } from '#tests/fixtures/edited-site.ts'

const open = databaseOpener()

test('paragraphs in Markdown reach guests with their emphasis and links, and nothing else', async () => {
  const { change, read, page, site } = await editedSite(await open())
  const { story } = (await read('about')).value as { story: object }
  const paragraphs = [
    'A **quiet** porch, and [the springs](/blue-hole), or [the town](https://town.example).',
    '<script>alert(1)</script> [press](javascript:alert(1)) *still*',
  ]
  expect((await change('about', { story: { ...story, paragraphs } })).statusCode).toBe(200)
  const html = (await page('/about')).replaceAll('<!-- -->', '')
  expect(html).toContain('A <strong>quiet</strong> porch, and <a ')
  expect(html).toMatch(/<a [^>]*href="\/blue-hole"[^>]*>the springs<\/a>/)
  expect(html).toMatch(/<a [^>]*href="https:\/\/town\.example"[^>]*>the town<\/a>/)
  expect(html).toContain('[press](javascript:alert(1)) <em>still</em>')
  expect(html).not.toMatch(/<script>alert|href="javascript/)
  expect((await site.inject('/about.md')).body).toContain('A **quiet** porch')
  const served = (await site.inject('/api/site/about')).json() as {
    story: { paragraphs: unknown[] }
  }
  expect(served.story.paragraphs[0]).toContainEqual({ strong: ['quiet'] })
})

test('the editor gets what was written, as Markdown', async () => {
  const { save, read } = await editedSite(await open())
  const { story } = (await read('about')).value as { story: object }
  await save('about', { story: { ...story, paragraphs: ['A **quiet** porch.'] } })
  const { value, schema } = await read('about')
  expect(value).toMatchObject({ story: { paragraphs: ['A **quiet** porch.'] } })
  expect(JSON.stringify(schema)).toContain('"format":"markdown"')
})
