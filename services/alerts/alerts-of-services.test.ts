import { expect, test } from 'vitest'
import { changeFeedHealth } from '#store/availability/feed-health.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { updateUnpublished } from '#store/site/publications.ts'
import { deleteUnpublished, insertRevision } from '#store/site/revisions.ts'
import { currentAlerts } from './alerts.ts'
import { noFeeds } from '../availability/availability-feeds.ts'
import { deliverAll, serverOn, subjectsIn } from '#tests/fixtures/alerts.ts'

describeOnEachDatabase('what the owner is told of mail, feeds and calendars', (open) => {
  test('after a week of failed mail the owner gets one mail about it, and the dashboard has shown it', async () => {
    const db = await open()
    const clock = movableClock()
    const { look } = serverOn(db, { clock })
    const mail = { kind: 'review', source: 'r', recipient: 'owner', fields: [] } as const
    await insertNotifications(db, [{ ...mail, subject: 'A review', createdAt: clock.now() }])
    await db.updateTable('outbox').set({ attempts: 3, lastError: 'refused' }).execute()
    await look()
    expect(await subjectsIn(db)).toEqual([])
    for (let day = 0; day < 7; day += 1) {
      clock.pass({ hours: 24 })
      await look()
    }
    expect(await subjectsIn(db)).toEqual(['Mail could not be sent'])
    expect(await currentAlerts({ db, clock })).toMatchObject([
      {
        kind: 'mail',
        what: expect.stringContaining('A mail has been waiting since June 1, 2025.'),
      },
    ])

    await deliverAll(db, clock.now())
    await look()
    expect(await currentAlerts({ db, clock })).toEqual([])
    clock.pass({ hours: 48 })
    await look()
    expect(await subjectsIn(db)).toHaveLength(1)
  })

  test('mail held back for a later day is not mail that fails', async () => {
    const db = await open()
    const clock = movableClock()
    const held = { until: clock.now().add({ hours: 48 }), reason: 'held back' }
    const mail = { kind: 'review', source: 'r', recipient: 'owner', fields: [] } as const
    await insertNotifications(db, [{ ...mail, subject: 'Held', createdAt: clock.now(), held }])
    clock.pass({ hours: 30 })
    await serverOn(db, { clock }).look()
    expect(await subjectsIn(db)).toEqual([])
  })

  test('all feeds that are down for a day are in one mail', async () => {
    const db = await open()
    const clock = movableClock()
    const at = clock.now()
    for (const [id, failingSince] of Object.entries({ coyote: at, desert: at, well: null })) {
      await changeFeedHealth(db, id, { change: (before) => ({ ...before, failingSince }), at })
    }
    const ids = () => ({ 'coyote-cabin': ['coyote'], 'desert-willow': ['desert', 'well'] })
    const availability = { ...noFeeds, ids }
    const { look } = serverOn(db, { clock, availability })
    clock.pass({ hours: 23 })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    clock.pass({ hours: 1 })
    await look()
    expect(await subjectsIn(db)).toEqual(['Calendars unreadable for a day'])
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
    expect(payload).toContain('Coyote Cabin (feed 1), Desert Willow (feed 1) could not be read')
    expect(payload).toContain('https://cabins.example/admin/dashboard')
  })

  test('an events calendar is told once its last reading is no longer shown', async () => {
    const db = await open()
    const clock = movableClock()
    const failing = { events: [], updatedAt: clock.now(), error: 'Failed' }
    const calendar = { ...testDependencies(db).calendar, current: () => failing }
    const { look } = serverOn(db, { clock, calendar })
    clock.pass({ hours: 23 })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    clock.pass({ hours: 1 })
    await look()
    expect(await subjectsIn(db)).toEqual(['Events calendar unreadable for a day'])
  })

  test('an alert reports a planned change that could not be published until its draft is gone', async () => {
    const db = await open()
    const clock = movableClock()
    const { look } = serverOn(db, { clock })
    const draft = { value: '{}', author: 'owner', createdAt: clock.now() }
    await insertRevision(db, { ...draft, document: 'about' })
    const { id } = await insertRevision(db, { ...draft, document: 'book-now' })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    await updateUnpublished(db, id, { publishAt: null, note: 'there is no such cabin' })
    await look()
    expect(await subjectsIn(db)).toEqual(['A planned change was not published'])
    expect(await currentAlerts({ db, clock })).toMatchObject([
      { kind: 'publication', what: expect.stringContaining('Book now could not be published') },
    ])
    await deleteUnpublished(db, id)
    await look()
    expect(await currentAlerts({ db, clock })).toEqual([])
  })
})
