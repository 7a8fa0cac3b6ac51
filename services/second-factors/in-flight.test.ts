import { expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { listSessions } from '#store/sign-in/sessions.ts'
import { authenticator } from '#tests/fakes/authenticator.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storePerson } from '#tests/fixtures/people.ts'
import { owner, signInWithOwner } from '#tests/fixtures/sign-in.ts'
import { adminOf, newPassword, visit } from '#tests/fixtures/sign-in/sessions.ts'
import { changeRole, removePerson, signPersonOut } from '../people/people.ts'
import { changePassword } from '../sign-in/password-change.ts'
import { resetPassword } from '../sign-in/password-reset.ts'
import { sessionLimits } from '../sign-in/limits.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { addPasskey, newPasskeyOptions, passkeyOptions, signInWithPasskey } from './passkeys.ts'
import {
  confirmTotp,
  offerTotp,
  readSecondFactors,
  removePasskey,
  removeTotp,
  renewCodes,
  resetSecondFactors,
} from './second-factors.ts'
import { totpCode, totpStep } from './totp.ts'

/** An owner, and Ana, who has a passkey, an app and recovery codes. */
async function withAna(db: Database) {
  const deps = { ...(await signInWithOwner(db)), origin: 'https://cabins.example' }
  const boss = await adminOf(deps, (await signIn(deps, { ...owner, visit })).token)
  const id = await storePerson(db, 'owner', 'ana')
  const login = { ...owner, username: 'ana', visit }
  const session = await adminOf(deps, (await signIn(deps, login)).token)
  const { secret } = await offerTotp(deps, session)
  const step = () => totpStep(deps.clock.now())
  const { recoveryCodes } = await confirmTotp(deps, session, totpCode(secret, step()))
  deps.clock.advance({ seconds: 30 })
  const phone = authenticator()
  const credential = phone.register(await newPasskeyOptions(deps, session))
  await addPasskey(deps, session, { name: 'Phone', credential })
  return {
    deps,
    boss,
    id,
    login,
    session,
    phone,
    recoveryCodes,
    code: () => totpCode(secret, step()),
    sessions: async () => (await listSessions(db, id)).length,
  }
}

type Ana = Awaited<ReturnType<typeof withAna>>

/** What ends her sessions, or changes what a sign-in rests on. */
const endings: [string, (ana: Ana) => Promise<unknown>][] = [
  ['her second factors are reset', ({ deps, id, boss }) => resetSecondFactors(deps, id, boss.id)],
  ['she is removed', ({ deps, id, boss }) => removePerson(deps, id, boss.id)],
  ['her password is reset', ({ deps }) => resetPassword(deps, 'ana')],
  [
    'her password is changed',
    ({ deps, session, login: { password: currentPassword } }) =>
      changePassword(deps, session, { currentPassword, newPassword, visit }),
  ],
]
const changes: typeof endings = [
  [
    'her role changes',
    ({ deps, id, boss }) => changeRole(deps, id, { role: 'moderator', by: boss.id }),
  ],
  ['her app is removed', ({ deps, id }) => removeTotp(deps, id)],
]

/** The dependencies of a sign-in during which something else happens, once the password is checked. */
function during(ana: Ana, ending: (ana: Ana) => Promise<unknown>): Ana['deps'] {
  const { passwords } = ana.deps
  return {
    ...ana.deps,
    passwords: {
      ...passwords,
      async verify(phc, password) {
        const isRight = await passwords.verify(phc, password)
        await ending(ana)
        return isRight
      },
    },
  }
}

describeOnEachDatabase('a sign-in on its way', (open) => {
  test.each([...endings, ...changes])('with a code begins no session if %s', async (_, ending) => {
    const ana = await withAna(await open())
    const request = { ...ana.login, code: ana.code() }
    await expect(signIn(during(ana, ending), request)).rejects.toThrow()
    // Her role's change ends none, and a new password begins one.
    expect(await ana.sessions()).toBeLessThanOrEqual(1)
  })

  test.each(endings.slice(0, 3))(
    'with a recovery code begins no session if %s',
    async (_, ending) => {
      const ana = await withAna(await open())
      const request = { ...ana.login, code: ana.recoveryCodes[0] ?? '' }
      await expect(signIn(during(ana, ending), request)).rejects.toThrow()
      expect(await ana.sessions()).toBe(0)
    },
  )

  test.each(endings.slice(0, 3))('with a passkey begins no session if %s', async (_, ending) => {
    const ana = await withAna(await open())
    const { deps, phone } = ana
    const credential = phone.answer(await passkeyOptions(deps))
    let ended: Promise<unknown> | undefined
    let looks = 0
    // Between the check of the signature and what is stored.
    const now = () => {
      looks += 1
      if (looks === 2) ended = ending(ana)
      return deps.clock.now()
    }
    const signing = signInWithPasskey({ ...deps, clock: { ...deps.clock, now } }, credential, {
      visit,
      previousToken: null,
    })
    await Promise.allSettled([signing])
    await ended
    expect(looks).toBeGreaterThan(1)
    expect(await ana.sessions()).toBe(0)
  })

  test('uses a passkey’s challenge, an app’s code and a recovery code once, however many send it', async () => {
    const { deps, phone, login, code, recoveryCodes, sessions, id } = await withAna(await open())
    await signPersonOut(deps, id, id)
    const credential = phone.answer(await passkeyOptions(deps))
    const passkey = { visit, previousToken: null }
    const [app, recovery] = [code(), recoveryCodes[0] ?? '']
    const three = <Result>(work: () => Promise<Result>) => [work(), work(), work()]
    await Promise.allSettled(three(() => signInWithPasskey(deps, credential, passkey)))
    expect(await sessions()).toBe(1)
    await Promise.allSettled(three(() => signIn(deps, { ...login, code: app })))
    expect(await sessions()).toBe(2)
    await Promise.allSettled(three(() => signIn(deps, { ...login, code: recovery })))
    expect(await sessions()).toBe(3)
  })

  test('with a passkey, many at once, leaves no more sessions than allowed', async () => {
    const { deps, phone, sessions } = await withAna(await open())
    const offers = await Promise.all(
      Array.from({ length: sessionLimits.atOnce + 4 }, () => passkeyOptions(deps)),
    )
    await Promise.allSettled(
      offers.map((offer) =>
        signInWithPasskey(deps, phone.answer(offer), { visit, previousToken: null }),
      ),
    )
    expect(await sessions()).toBeLessThanOrEqual(sessionLimits.atOnce)
  })
})

describeOnEachDatabase('a change of second factors', (open) => {
  test('is refused once the session it came by has ended', async () => {
    const { deps, session, id, boss, phone } = await withAna(await open())
    const options = await newPasskeyOptions(deps, session)
    const { secret } = await offerTotp(deps, session)
    await resetSecondFactors(deps, id, boss.id)
    const credential = authenticator().register(options)
    const late = [
      addPasskey(deps, session, { name: 'Other', credential }),
      confirmTotp(deps, session, totpCode(secret, totpStep(deps.clock.now()))),
      renewCodes(deps, session),
      changePassword(deps, session, { currentPassword: owner.password, newPassword, visit }),
    ]
    const results = await Promise.allSettled(late)
    expect(results.map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    expect(await readSecondFactors(deps, id)).toMatchObject({ hasTotp: false, passkeys: [] })
    const answer = phone.answer(await passkeyOptions(deps))
    const signing = signInWithPasskey(deps, answer, { visit, previousToken: null })
    await expect(signing).rejects.toThrow('isn’t known')
  })

  test('made twice at once leaves the recovery codes of one of them', async () => {
    const { deps, session, id } = await withAna(await open())
    const renewed = await Promise.all([1, 2, 3].map(() => renewCodes(deps, session)))
    expect(new Set(renewed.flatMap(({ recoveryCodes }) => recoveryCodes)).size).toBe(30)
    expect(await readSecondFactors(deps, id)).toMatchObject({ recoveryCodes: 10 })
  })

  test('never removes the last one that everyone needs, even if both are removed at once', async () => {
    const { deps, id, phone } = await withAna(await open())
    await deps.db
      .insertInto('adminSettings')
      .values({ name: 'second factor required', value: 'yes' })
      .execute()
    const removals = [removeTotp(deps, id), removePasskey(deps, id, phone.id)]
    const results = await Promise.allSettled(removals)
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('that adds a passkey the site has already is a conflict', async () => {
    const { deps, session, phone, boss } = await withAna(await open())
    for (const admin of [session, boss]) {
      const again = authenticator({ id: Buffer.from(phone.id, 'base64url') })
      const credential = again.register(await newPasskeyOptions(deps, admin))
      const adding = addPasskey(deps, admin, { name: 'Again', credential })
      await expect(adding).rejects.toMatchObject({ name: 'ConflictError' })
    }
  })
})
