import { expect, test } from 'vitest'
import { openCalls } from '#server/security/admin-area.ts'
import { publicAddresses, siteWithAddresses } from '#tests/fixtures/addresses.ts'
import { cookieOf, logIn } from '#tests/fixtures/admin-api.ts'
import { allRows } from '#tests/fixtures/backups.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { storeOwner } from '#tests/fixtures/sign-in.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'

const open = databaseOpener()

async function site() {
  const db = await open()
  await storeOwner(db)
  await storeReview(db)
  const made = await siteWithAddresses(db)
  return { ...made, db, cookie: cookieOf(await logIn(made.app)) }
}

test('reading changes nothing, as a stranger and as the administrator', async () => {
  const { app, db, cookie, calls } = await site()
  const before = await allRows(db)
  const reads = calls.filter(({ method }) => method === 'GET').map(({ pattern }) => pattern)
  expect(reads.length).toBeGreaterThan(20)
  for (const pattern of [...reads, '/', '/cabins', '/review', '/admin/dashboard']) {
    const url = pattern.replaceAll(/\{\w+\}/g, '1')
    await app.inject({ url, headers: { cookie } })
    await app.inject(url)
  }
  expect(await allRows(db)).toEqual(before)
})

test('no answer lets another website read it', async () => {
  const made = await site()
  const headers = { origin: 'https://evil.example', cookie: made.cookie }
  for (const url of [...publicAddresses(made), '/api/admin/verify']) {
    const answer = await made.app.inject({ url, headers })
    const allowing = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))
    expect({ url, allowing }).toEqual({ url, allowing: [] })
  }
  const preflight = { ...headers, 'access-control-request-method': 'PATCH' }
  const asked = await made.app.inject({
    method: 'OPTIONS',
    url: '/api/reviews',
    headers: preflight,
  })
  expect(asked.headers).not.toHaveProperty('access-control-allow-methods')
})

test('fields that a call does not take change nothing', async () => {
  const { app, db, cookie } = await site()
  const id = '00000000-0000-7000-8000-000000000000'
  const planted = {
    id,
    isApproved: true,
    status: 'approved',
    ownerReply: 'owned',
    isSuspect: false,
  }
  const payload = { ...newSubmission(), ...planted }
  const answer = await app.inject({ method: 'POST', url: '/api/reviews', payload })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().id).not.toBe(id)
  const list = await app.inject({ url: '/api/admin/reviews?status=all', headers: { cookie } })
  expect(list.json()).toContainEqual(
    expect.objectContaining({ id: answer.json().id, status: 'pending', ownerReply: null }),
  )

  const before = await allRows(db)
  for (const [method, url] of [
    ['PATCH', `/api/admin/reviews/${answer.json().id}/approve`],
    ['POST', '/api/admin/contests'],
    ['POST', '/api/admin/prizes'],
    ['POST', '/api/referrals'],
  ] as const) {
    const refused = await app.inject({ method, url, headers: { cookie }, payload: planted })
    expect({ url, status: refused.statusCode }).toEqual({ url, status: 400 })
  }
  expect(await allRows(db)).toEqual(before)
})

test.each(['/api/reviews?limit=1&limit=2', '/api/reviews?sort=newest&sort=rating'])(
  'a parameter that is given twice is refused: %s',
  async (url) => {
    const { app } = await site()
    expect([400, 422]).toContain((await app.inject(url)).statusCode)
  },
)

test('a parameter in the body is never taken from the address', async () => {
  const { app } = await site()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/referrals?cabin=texas-sage&place=header',
    payload: {},
  })
  expect(answer.statusCode).toBe(400)
})

test('nothing opens the admin area but what is documented: no hint, question or other way', async () => {
  const { app, calls } = await site()
  const { paths } = (await app.inject('/api/openapi.json')).json()
  const login = paths['/api/admin/login'].post.requestBody.content['application/json'].schema
  expect(Object.keys(login.properties)).toEqual(['username', 'password', 'code', 'isTrusted'])
  expect(login.additionalProperties).toBe(false)

  const opening: string[] = []
  for (const { method, pattern } of calls) {
    const url = pattern.replaceAll(/\{\w+\}/g, '1')
    const answer = await app.inject({ method, url, ...(method !== 'GET' && { payload: {} }) })
    if (answer.cookies.length > 0) opening.push(pattern)
  }
  expect(opening).toEqual([])
  expect(openCalls).toEqual([
    'POST /api/admin/login',
    'POST /api/admin/passkey',
    'POST /api/admin/passkey/options',
    'POST /api/admin/join',
    'POST /api/admin/join/look-up',
  ])
})

test('the login masks the password and leaves pasting and password managers alone', async () => {
  const { app } = await site()
  const { body } = await app.inject('/admin/login')
  const inputs = [...body.matchAll(/<input[^>]+>/g)].map(([input]) => input)
  const password = inputs.find((input) => input.includes('name="password"')) ?? ''
  expect(password).toContain('type="password"')
  expect(password).toMatch(/autocomplete="current-password"/i)
  expect(password).not.toMatch(/onpaste|maxlength|autocomplete="off"/i)
})

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/package-lock.json',
  '/server/main.ts',
  '/data/cabins.sqlite',
  '/assets/',
  '/pictures/',
  '/uploads/',
  '/assets/.vite/manifest.json',
  '/metrics',
  '/docs',
])('%s is nothing that a visitor gets', async (url) => {
  const { app } = await site()
  expect((await app.inject(url)).statusCode).toBe(404)
})

test('the policy of every page forbids plug-ins, other bases, framing and foreign code', async () => {
  const { app, screens } = await site()
  for (const url of screens.filter((path) => !path.startsWith('/admin/'))) {
    const policy = String((await app.inject(url)).headers['content-security-policy'])
    const directives = new Map(
      policy.split('; ').map((each) => each.split(/ (.*)/, 2) as [string, string]),
    )
    expect(Object.fromEntries(directives)).toMatchObject({
      'default-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'script-src': expect.not.stringMatching(/unsafe|https?:|\*/),
      'connect-src': "'self'",
      'img-src': expect.not.stringContaining('http'),
    })
  }
})
