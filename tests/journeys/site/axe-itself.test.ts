import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolations, expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { addStyles } from '../support/styles.ts'

// Checks the axe features other journeys rely on.

test('a button without a name does not pass', async ({ page, visit }) => {
  await visit('/contact')
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.createElement('button')),
  )
  await expect(expectNoAxeViolations(page)).rejects.toThrow('button-name')
})

for (const colorScheme of ['light', 'dark']) {
  test(`text that is pale in ${colorScheme} colors alone does not pass`, async ({
    page,
    visit,
  }) => {
    await visit('/contact')
    const pale = 'main p { color: #777 !important; background: #888 !important }'
    await addStyles(page, `@media (prefers-color-scheme: ${colorScheme}) { ${pale} }`)
    await expect(expectNoAxeViolations(page)).rejects.toThrow('color-contrast')
  })
}

test('one pale text among others that look alike does not pass', async ({ page, visit }) => {
  await visit('/terms-of-service')
  await expectNoAxeViolations(page)
  await addStyles(page, 'main section:nth-of-type(3) p { color: #777 !important }')
  await addStyles(page, 'main section:nth-of-type(3) { background: #888 !important }')
  await expect(expectNoAxeViolations(page)).rejects.toThrow('color-contrast')
})

test('text that is pale on a phone alone does not pass', async ({ page, visit }) => {
  await visit('/contact')
  await addStyles(
    page,
    '@media (width < 640px) { main p { color: #777 !important; background: #888 !important } }',
  )
  await expect(expectNoAxeViolationsOnAnyDevice(page)).rejects.toThrow('color-contrast')
})
