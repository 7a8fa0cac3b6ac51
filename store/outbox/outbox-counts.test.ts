import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newNotification, storeNotifications } from '#tests/fixtures/notifications.ts'
import { countWritten, writtenQuery } from './outbox-health.ts'

describeOnEachDatabase('the notifications of a day', (open, kind) => {
  const { createdAt } = newNotification()
  const dayLater = createdAt.add({ hours: 25 })
  const since = dayLater.subtract({ hours: 24 })

  test('those of other kinds and earlier days do not count', async () => {
    const database = await open()
    await storeNotifications(database, 3, { kind: 'review' })
    await storeNotifications(database, 2, { kind: 'review', createdAt: dayLater })
    await storeNotifications(database, 1, { kind: 'inquiry', createdAt: dayLater })
    await storeNotifications(database, 1, { kind: 'submission', createdAt: dayLater })

    expect(await countWritten(database, ['review', 'inquiry'], since)).toBe(3)
  })

  test('are counted in an index, however many there are', async () => {
    const database = await open()
    await storeNotifications(database, 1000, { kind: 'review' })
    await storeNotifications(database, 10, { kind: 'review', createdAt: dayLater })
    await sql`analyze`.execute(database)

    const query = writtenQuery(database, ['review', 'review-display'], since)
    const format = kind === 'SQLite' ? sql`query plan` : undefined
    const plan = JSON.stringify(await query.explain(undefined, format))

    expect(plan).toContain('outbox_by_kind')
  })
})
