import { expect, test } from 'vitest'
import { publicPages, unlistedPages } from '#content/pages.ts'
import { propertyFolder, sampleSite } from '#tests/fixtures/property.ts'
import { pageTexts, sampleWordsOn } from '#services/preflight/page-words.ts'
import { renderPages } from './pages.ts'
import { documentFiles, sampleTextsIn } from '#services/preflight/sample-words.ts'

const listed = documentFiles(sampleSite).flatMap(sampleTextsIn)
const nothing = { listed: [], confirmed: [] }
const pages = await renderPages({ CONTENT_DIR: propertyFolder })

test('every public page is read as the site sends it', () => {
  const paths = pages.map(({ path }) => path)
  const slugs = sampleSite.cabins.map(({ slug }) => `/cabins/${slug}`)
  expect(paths).toEqual(expect.arrayContaining([...publicPages, ...unlistedPages, ...slugs]))
  for (const { path, html } of pages) expect(html, path).toContain('</main>')
})

test('brand, telephone and partner of the samples are found on the pages that show them', () => {
  const found = sampleWordsOn(pages, { listed, confirmed: [] })
  const named = found.map(({ what }) => what).join('\n')
  expect(named).toContain("'lone oak' on the pages")
  expect(named).toContain("'555-01")
  expect(named).toContain("'example stays' on the pages")
  expect(found[0]?.where).toMatch(/^\/, \/cabins, \/[\w-]+ and \d+ more$/)
})

test('of a property whose words are all its own nothing is left, whatever the markup holds', () => {
  const own = pages.map(({ path, html }) => ({ path, html: withOwnWords(html) }))
  expect(sampleWordsOn(own, nothing)).toEqual([])
})

test('a word that no file of content explains is named with its sentence and its pages', () => {
  const html = `<main class="sample"><h1>Welcome</h1><p>Call ${sampleSite.facts.phone} <b>now</b></p></main>`
  const found = sampleWordsOn(
    [
      { path: '/contact', html },
      { path: '/about', html },
    ],
    nothing,
  )
  expect(found).toEqual([{ what: `'Call ${sampleSite.facts.phone}'`, where: '/contact, /about' }])
})

test('what the owner has confirmed in content is right on the pages too', () => {
  const text = 'Taste a sample of our jam'
  const page = { path: '/', html: `<p>${text}</p>` }
  const known = { listed: [text], confirmed: [] }
  expect(sampleWordsOn([page], known)).toEqual([{ what: "'sample' on the pages", where: '/' }])
  expect(sampleWordsOn([page], { ...known, confirmed: [`'${text}'`] })).toEqual([])
})

test('pages are read as guests and search engines do: texts, names of pictures, links, facts', () => {
  const html = `<head><title>One &amp; all</title><meta name="description" content="Two">
    <script type="application/ld+json">{"name":"Three"}</script><script>"no"</script></head>
    <img alt="It&#x27;s four"/><a href="tel:+1555">Fi<!-- -->ve</a><a href="/no" class="no">Six</a>`
  expect(pageTexts(html).toSorted()).toEqual(
    ['One & all', 'Two', 'Three', "It's four", 'tel:+1555', 'Five', 'Six'].toSorted(),
  )
})

function withOwnWords(html: string): string {
  return html
    .replaceAll(/example stays/gi, 'Hill Stays')
    .replaceAll(/lone([ -]?)oak/gi, 'Cedar$1Ridge')
    .replaceAll(/555(?<dash>-?)01(?<last>\d\d)/g, '847$<dash>22$<last>')
    .replaceAll(/\.example\b/g, '.com')
    .replaceAll(/\bsample\b/gi, 'local')
}
