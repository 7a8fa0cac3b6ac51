import { expect, test } from 'vitest'
import { setReviewApproval } from '#services/reviews/reviews.ts'
import { isAdminScreen, siteWithAddresses, type AddressedSite } from '#tests/fixtures/addresses.ts'
import { cookieOf, logIn } from '#tests/fixtures/admin-api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { storeOwner } from '#tests/fixtures/sign-in.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'

const open = databaseOpener()
const structuredData = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** Each would be more than text if some place failed to escape it. */
const attacks = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "' onmouseover='alert(1)",
  '<!--<script>',
  '--><script>alert(1)</script>',
  '</title><style>*{display:none}</style>',
  ']]></script>',
  '&lt;b&gt; &#60;b&#62; &amp;',
  '{{7*7}} ${7*7} %3Cscript%3E',
  'one\u2028two\u2029three',
  '\u202eright to left\u202c',
  'half a pair \ud83d and NUL \u0000 between',
  '{"@type":"Review","author":"me"}',
]

test('a review full of attacks has the same tags on every page as one full of words', async () => {
  const attack = attacks.join(' ')
  // As long, since long reviews are folded.
  const harmless = await siteShowing('only words '.repeat(attack.length / 11))
  const hostile = await siteShowing(attack)
  for (const path of pagesOf(hostile)) {
    const page = (await hostile.app.inject(path)).body
    expect({ path, tags: tagsOf(page) }).toEqual({
      path,
      tags: tagsOf((await harmless.app.inject(path)).body),
    })
    expect(page.match(/ on\w+="/), path).toBeNull()
  }
})

test.each(attacks)('%j is shown as the guest wrote it', async (attack) => {
  const site = await siteShowing(attack)
  const [review] = (await site.app.inject('/api/reviews')).json()
  const { body } = await site.app.inject('/reviews')
  expect(textOf(body)).toContain(review.reviewText)
  expect(review.reviewText).toBe(asStored(attack))
})

test('structured data stays JSON without a way out of its script, whatever guests write', async () => {
  const site = await siteShowing(attacks.join(' '))
  let count = 0
  for (const path of pagesOf(site)) {
    const { body } = await site.app.inject(path)
    for (const [, json = ''] of body.matchAll(structuredData)) {
      count += 1
      expect(json).not.toMatch(/[<\u2028\u2029]/)
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' })
    }
  }
  expect(count).toBeGreaterThan(3)
})

test('the API answers with JSON that no browser takes for a page', async () => {
  const site = await siteShowing(attacks.join(' '))
  await storeOwner(site.deps.db)
  const headers = { cookie: cookieOf(await logIn(site.app)) }
  for (const url of ['/api/reviews', '/api/admin/reviews?status=all', '/api/admin/outbox']) {
    const answer = await site.app.inject({ url, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('a form sent without scripts comes back with attacks as what was typed', async () => {
  const site = await siteWithAddresses(await open())
  for (const attack of attacks) {
    const send = (typed: string) =>
      site.app.inject({
        method: 'POST',
        url: '/review?cabin=texas-sage',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        // From different addresses, so that none is rate limited.
        remoteAddress: `10.0.0.${attacks.indexOf(attack)}`,
        payload: new URLSearchParams({ guestName: typed, reviewText: typed }).toString(),
      })
    const answer = await send(attack)
    expect(answer.statusCode).toBe(422)
    expect(tagsOf(answer.body)).toEqual(tagsOf((await send('only words')).body))
  }
})

/** A site with an approved review and an owner's reply, both with this text. */
async function siteShowing(text: string): Promise<AddressedSite> {
  const site = await siteWithAddresses(await open())
  const texts = { guestName: text, stayDates: text, reviewTitle: text, favoriteFeature: text }
  const short = Object.entries(texts).map(([name, value]) => [name, value.slice(0, 100)])
  const payload = { ...newSubmission({ reviewText: text }), ...Object.fromEntries(short) }
  const answer = await site.app.inject({ method: 'POST', url: '/api/reviews', payload })
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json()
  await site.deps.db
    .updateTable('reviews')
    .set({ ownerReply: asStored(text) })
    .where('id', '=', id)
    .execute()
  await setReviewApproval(site.deps, id, true)
  return site
}

function pagesOf({ screens }: AddressedSite): string[] {
  const queries = ['/reviews?cabin=Texas+Sage', '/reviews?sort=rating', '/review?cabin=texas-sage']
  return [...screens.filter((path) => !isAdminScreen(path)), ...queries]
}

/** Everything in a page a browser might parse as markup. */
function tagsOf(html: string): string[] {
  return Array.from(html.matchAll(/<(?:\/?[a-z][\w-]*|!)/gi), ([tag]) => tag.toLowerCase())
}

/** A page's visible text. */
function textOf(html: string): string {
  return html
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/** Control characters are removed, and lone surrogates replaced. */
function asStored(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
