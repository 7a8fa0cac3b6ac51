import { expect, test } from 'vitest'
import { refusalMessages } from '#contracts/permissions.ts'
import { isSecondFactorRequired, requireSecondFactor } from '#store/sign-in/second-factors.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { cookieAs, storePerson } from '#tests/fixtures/people.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

test('without the second factor that everyone needs, all calls but those to add one answer 403, and pages lead there', async () => {
  const db = await open()
  await storePerson(db, 'owner')
  await requireSecondFactor(db, true)
  const { app } = await siteOn(db)
  const headers = { cookie: await cookieAs(app, 'owner') }
  for (const url of ['reviews', 'contests', 'inquiries', 'sessions', 'site']) {
    const answer = await app.inject({ url: `/api/admin/${url}`, headers })
    expect({ url, status: answer.statusCode }).toEqual({ url, status: 403 })
    expect(answer.json()).toEqual({ error: refusalMessages['no second factor'] })
  }
  const page = await app.inject({ url: '/admin/people', headers })
  expect([page.statusCode, page.headers.location]).toEqual([302, '/admin/account'])
  const sent = await app.inject({
    method: 'POST',
    url: '/admin/people.data',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'intent=require+second+factors&isRequired=false',
  })
  expect(sent.body).toContain('/admin/account')
  expect(await isSecondFactorRequired(db)).toBe(true)
  const verified = await app.inject({ url: '/api/admin/verify', headers })
  expect(verified.json()).toMatchObject({ mustAddSecondFactor: true })
  const own = await app.inject({ url: '/api/admin/second-factors', headers })
  expect(own.json()).toEqual({ hasTotp: false, passkeys: [], recoveryCodes: 0, isRequired: true })
})

test('an answer that no passkey of this site gave opens nothing', async () => {
  const db = await open()
  await storePerson(db, 'owner')
  const { app } = await siteOn(db)
  const options = await app.inject({ method: 'POST', url: '/api/admin/passkey/options' })
  expect(options.json()).toMatchObject({ rpId: 'cabins.example', userVerification: 'required' })
  const credential = {
    id: 'made-up',
    rawId: 'made-up',
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  }
  const payload = { credential }
  const answer = await app.inject({ method: 'POST', url: '/api/admin/passkey', payload })
  expect(answer.statusCode).toBe(401)
  expect(answer.cookies).toEqual([])
})
