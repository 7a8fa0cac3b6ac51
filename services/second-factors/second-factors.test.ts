import { expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { owner, signInWithOwner } from '#tests/fixtures/sign-in.ts'
import { adminOf, tokenOf, visit } from '#tests/fixtures/sign-in/sessions.ts'
import { TooManyAttemptsError } from '../errors.ts'
import { provenMinutes } from '../sign-in/limits.ts'
import { proveWithCode } from '../sign-in/proof.ts'
import { resetPassword } from '../sign-in/password-reset.ts'
import { verifySession } from '../sign-in/sessions.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { recoveryCodesAtOnce } from './codes.ts'
import {
  changeSecondFactorRule,
  confirmTotp,
  offerTotp,
  readSecondFactors,
  removeTotp,
  renewCodes,
  resetSecondFactors,
} from './second-factors.ts'
import { totpCode, totpStep } from './totp.ts'

async function withApp(db: Database) {
  const deps = await signInWithOwner(db)
  const token = await tokenOf(deps)
  const admin = await adminOf(deps, token)
  const { secret } = await offerTotp(deps, admin)
  const codeNow = () => totpCode(secret, totpStep(deps.clock.now()))
  const { recoveryCodes } = await confirmTotp(deps, admin, codeNow())
  deps.clock.advance({ seconds: 30 })
  const enter = (code?: string) =>
    signIn(deps, { ...owner, visit, ...(code !== undefined && { code }) })
  return { deps, admin, token, secret, codeNow, recoveryCodes, enter }
}

describeOnEachDatabase('second factors', (open) => {
  test('with an app the password alone opens nothing, and says so only if it is right', async () => {
    const { deps, codeNow, enter } = await withApp(await open())
    await expect(enter()).rejects.toThrow('code from your app')
    const wrong = signIn(deps, { ...owner, password: 'not the password', visit })
    await expect(wrong).rejects.toThrow('Invalid username or password')
    await expect(enter(codeNow())).resolves.toHaveProperty('token')
  })

  test('no code works twice, even if it is used twice at once', async () => {
    const { codeNow, enter } = await withApp(await open())
    const code = codeNow()
    const results = await Promise.allSettled([enter(code), enter(code), enter(code)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(enter(code)).rejects.toThrow('has been used')
  })

  test('a code of a phone that is half a minute off works, and one further off names its clock', async () => {
    const { deps, admin, secret, enter } = await withApp(await open())
    const codeAt = (steps: number) => totpCode(secret, totpStep(deps.clock.now()) + steps)
    for (const steps of [-2, 2]) {
      await expect(enter(codeAt(steps))).rejects.toThrow('phone sets its clock')
      await offerTotp(deps, admin)
      await expect(confirmTotp(deps, admin, codeAt(steps))).rejects.toMatchObject({
        fields: { code: expect.stringContaining('phone sets its clock') },
      })
    }
    for (const steps of [-1, 1]) {
      deps.clock.advance({ minutes: 2 })
      await expect(enter(codeAt(steps))).resolves.toHaveProperty('token')
      await expect(enter(codeAt(steps))).rejects.toThrow('has been used')
    }
    for (const steps of [-1, 1]) {
      const offered = (await offerTotp(deps, admin)).secret
      const code = totpCode(offered, totpStep(deps.clock.now()) + steps)
      await confirmTotp(deps, admin, code)
      expect(await readSecondFactors(deps, admin.id)).toMatchObject({ hasTotp: true })
    }
  })

  test('a code works again after the clock was far ahead', async () => {
    const { deps, codeNow, enter } = await withApp(await open())
    deps.clock.advance({ hours: 24 * 365 })
    await enter(codeNow())
    deps.clock.advance({ hours: -24 * 365 })
    await expect(enter(codeNow())).resolves.toHaveProperty('token')
  })

  test('guesses of a code wait like those of a password', async () => {
    const { codeNow, enter } = await withApp(await open())
    for (let count = 0; count < 5; count += 1) {
      await expect(enter('000000')).rejects.toThrow('not right')
    }
    await expect(enter(codeNow())).rejects.toThrow(TooManyAttemptsError)
  })

  test('recovery codes are shown once, stored hashed, and work once each', async () => {
    const { deps, admin, recoveryCodes, enter } = await withApp(await open())
    expect(new Set(recoveryCodes).size).toBe(recoveryCodesAtOnce)
    const stored = JSON.stringify(await deps.db.selectFrom('recoveryCodes').selectAll().execute())
    for (const code of recoveryCodes) expect(stored).not.toContain(code)
    expect(JSON.stringify(await readSecondFactors(deps, admin.id))).not.toContain(recoveryCodes[0])

    const [code = '', other = ''] = recoveryCodes
    await expect(enter(` ${code.toUpperCase()} `)).resolves.toHaveProperty('token')
    await expect(enter(code)).rejects.toThrow('has been used')
    const { recoveryCodes: renewed } = await renewCodes(deps, admin)
    await expect(enter(other)).rejects.toThrow('not right')
    await expect(enter(renewed[0])).resolves.toHaveProperty('token')
    expect(await readSecondFactors(deps, admin.id)).toMatchObject({ recoveryCodes: 9 })
  })

  test('an app counts once one of its codes has come back', async () => {
    const deps = await signInWithOwner(await open())
    const admin = await adminOf(deps, await tokenOf(deps))
    await offerTotp(deps, admin)
    await expect(confirmTotp(deps, admin, '000000')).rejects.toMatchObject({
      fields: { code: expect.any(String) },
    })
    await expect(signIn(deps, { ...owner, visit })).resolves.toHaveProperty('token')
    await expect(renewCodes(deps, admin)).rejects.toThrow('set up')
  })

  test('a code proves again who is signed in', async () => {
    const { deps, admin, token, codeNow } = await withApp(await open())
    deps.clock.advance({ minutes: provenMinutes })
    expect(await verifySession(deps, token)).toMatchObject({ isProven: false })
    const { address } = visit
    await expect(proveWithCode(deps, admin, { code: '000000', address })).rejects.toMatchObject({
      fields: { code: expect.any(String) },
    })
    await proveWithCode(deps, admin, { code: codeNow(), address })
    expect(await verifySession(deps, token)).toMatchObject({ isProven: true })
  })

  test('while everyone needs one, those without can only add one, and nobody removes the last', async () => {
    const deps = await signInWithOwner(await open())
    const token = await tokenOf(deps)
    const { id } = await adminOf(deps, token)
    await changeSecondFactorRule(deps, id, true)
    const admin = await adminOf(deps, token)
    expect(admin.mustAddSecondFactor).toBe(true)
    const { secret } = await offerTotp(deps, admin)
    await confirmTotp(deps, admin, totpCode(secret, totpStep(deps.clock.now())))
    expect(await adminOf(deps, token)).toMatchObject({ mustAddSecondFactor: false, hasTotp: true })
    await expect(removeTotp(deps, id)).rejects.toThrow('Everyone needs')

    await changeSecondFactorRule(deps, id, false)
    await removeTotp(deps, id)
    expect(await readSecondFactors(deps, id)).toMatchObject({ hasTotp: false, recoveryCodes: 0 })
  })

  test('somebody who lost them is let in again by an owner, or on the server, without their sessions', async () => {
    const { deps, admin, token, enter } = await withApp(await open())
    await resetSecondFactors(deps, admin.id, 'another owner')
    expect(await verifySession(deps, token)).toBeNull()
    await expect(enter()).resolves.toHaveProperty('token')

    const again = await withApp(await open())
    const { generatedPassword } = await resetPassword(again.deps, owner.username)
    const login = { username: owner.username, password: generatedPassword, visit }
    await expect(signIn(again.deps, login)).resolves.toHaveProperty('token')
  })
})
