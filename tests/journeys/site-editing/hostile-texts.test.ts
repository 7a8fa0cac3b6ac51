import type { Page } from '@playwright/test'
import { listedDocumentsSchema } from '#contracts/site-editing.ts'
import { attackedElements, publishAttacks, type Send } from '../../fixtures/hostile/texts.ts'
import { expect, test } from '../fixtures.ts'
import { screens } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

// A blocked script is a console error, which fails the journey too.
test('markup in every text of every document stays text in a browser', async ({
  page,
  visit,
  troubles,
}) => {
  test.slow()
  troubles.expect(/status of 404 .*(no-such-)/)
  await signIn(page)
  const send = ownerOn(page)
  await publishAttacks(send)
  const documents = listedDocumentsSchema.parse(
    await send({ method: 'GET', url: '/api/admin/site' }),
  )
  const forms = oneOfEachKind(documents.map(({ document }) => document)).map(
    (document) => `/admin/site/${document}`,
  )
  for (const path of [...screens, '/admin/site', ...forms]) {
    await visit(path)
    await expect(page.getByText('x-attack').first(), path).toBeAttached()
    await expect(page.locator(attackedElements), path).toHaveCount(0)
  }
  await visit('/admin/site/page?at=/about')
  const shown = page.frameLocator('iframe:not(.invisible)')
  await expect(shown.getByText('<x-attack').first()).toBeVisible()
  await expect(shown.locator(attackedElements)).toHaveCount(0)
})

/** One cabin, one album and so on. */
function oneOfEachKind(documents: readonly string[]): string[] {
  return [...new Map(documents.map((each) => [each.split('/', 1)[0], each])).values()]
}

function ownerOn({ request }: Page): Send {
  return async ({ url, body, ...sent }) => {
    const answer = await request.fetch(url, { ...sent, ...(body && { data: body }) })
    expect([url, answer.status()]).toEqual([url, 200])
    return answer.json()
  }
}
