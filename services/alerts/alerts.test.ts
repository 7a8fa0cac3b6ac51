import { expect, test } from 'vitest'
import type { Certificate } from '#integrations/certificate.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { deliverAll, full, roomy, serverOn, subjectsIn } from '#tests/fixtures/alerts.ts'
import { currentAlerts } from './alerts.ts'

describeOnEachDatabase('what the owner is told', (open) => {
  test('a trouble is told once a day while it lasts, and again when it comes back later', async () => {
    const db = await open()
    const clock = movableClock()
    let space = full
    const { look } = serverOn(db, { clock, diskSpace: async () => space })
    const passDay = async () => {
      await deliverAll(db, clock.now())
      for (let round = 0; round < 6; round += 1) {
        clock.pass({ hours: 4 })
        await look()
      }
    }
    await look()
    await look()
    expect(await subjectsIn(db)).toEqual(['Disk nearly full'])
    await passDay()
    expect(await subjectsIn(db)).toHaveLength(2)

    space = roomy
    await passDay()
    expect(await subjectsIn(db)).toHaveLength(2)
    space = full
    await look()
    expect(await subjectsIn(db)).toHaveLength(3)
  })

  test('one that comes and goes within a day is told once', async () => {
    const db = await open()
    const clock = movableClock()
    let space = full
    const { look } = serverOn(db, { clock, diskSpace: async () => space })
    for (let round = 0; round < 10; round += 1) {
      space = round % 2 === 0 ? full : roomy
      await look()
      clock.pass({ hours: 2 })
    }
    expect(await subjectsIn(db)).toHaveLength(1)
  })

  test('several servers send one mail for one thing, also when each has a full disk', async () => {
    const db = await open()
    const clock = movableClock()
    const ended: Certificate = { state: 'invalid', reason: 'CERT_HAS_EXPIRED' }
    const servers = ['one', 'two', 'three'].map((machineName) =>
      serverOn(db, {
        clock,
        machineName,
        diskSpace: async () => full,
        certificate: async () => ended,
      }),
    )
    await Promise.all(servers.map(({ look }) => look()))
    clock.pass({ minutes: 10 })
    await Promise.all(servers.map(({ look }) => look()))
    expect((await subjectsIn(db)).toSorted()).toEqual([
      'Certificate needs attention',
      'Disk nearly full',
    ])
  })

  test("another server's healthy disk does not end the trouble of a full one", async () => {
    const db = await open()
    const clock = movableClock()
    await serverOn(db, { clock, diskSpace: async () => full }).look()
    await serverOn(db, { clock, machineName: 'two' }).look()
    const shown = await currentAlerts({ db, clock })
    expect(shown).toMatchObject([
      {
        kind: 'disk',
        what: expect.stringContaining('Only 0.4 GB of 40.0 GB are free'),
        toDo: 'Ask the person who runs the server to free up space or add more.',
        since: '2025-06-01T12:00:00.000Z',
      },
    ])
    // The server with the full disk is gone.
    clock.pass({ minutes: 61 })
    expect(await currentAlerts({ db, clock })).toEqual([])
  })

  test('a check that fails hides nothing of the others and is named', async () => {
    const db = await open()
    const { look } = serverOn(db, {
      lastCopy: () => Promise.reject(new Error('gone')),
      diskSpace: async () => full,
    })
    expect(await look()).toEqual(['backup'])
    expect(await subjectsIn(db)).toEqual(['Disk nearly full'])
  })
})
