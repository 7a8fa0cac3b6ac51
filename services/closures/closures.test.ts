import { expect, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import type { Database } from '#store/database.ts'
import { readVersions } from '#store/versions.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import type { Topic } from '../changes.ts'
import { listCabinsForAdmin } from '../cabins/admin-cabins.ts'
import { changeClosure, closuresChangeAt, withClosedUntil } from './closures.ts'

const alex = { by: 'alex', at: Temporal.Instant.from('2025-06-01T12:00:00Z') }
const month = { from: '2025-06-01', until: '2025-07-01' }
const sage = { id: 'texas-sage' }

function withSage(db: Database) {
  const deps = testDependencies(db)
  const on = (day: string) => ({ ...deps, clock: fixedClock(`${day}T12:00:00Z`) })
  return { deps, on }
}

describeOnEachDatabase('closing a cabin', (open) => {
  test('a closed cabin says until when, from its first closed night to the one before it opens', async () => {
    const { deps, on } = withSage(await open())
    const later = { from: '2025-06-10', until: '2025-06-20' }
    await changeClosure(deps, sage.id, { closed: later, seen: null }, alex)
    const untilOn = (day: string) => withClosedUntil(on(day), sage).closedUntil
    expect(['2025-06-09', '2025-06-10', '2025-06-19', '2025-06-20'].map(untilOn)).toEqual([
      undefined,
      '2025-06-20',
      '2025-06-20',
      undefined,
    ])
    expect(withClosedUntil(on('2025-06-10'), { id: 'coyote-cabin' })).toEqual({
      id: 'coyote-cabin',
    })
    expect(closuresChangeAt(on('2025-06-19'))?.toString()).toBe('2025-06-20T05:00:00Z')
    expect(closuresChangeAt(on('2025-06-20'))).toBeNull()
  })

  test('exactly the lists and pages with the cabin are told, also of other servers', async () => {
    const { deps } = withSage(await open())
    const told: Topic[] = []
    deps.changes.subscribe((topic) => told.push(topic))
    const before = await readVersions(deps.db)
    await changeClosure(deps, sage.id, { closed: month, seen: null }, alex)
    const topics = ['site:cabin-list', 'site:cabins/texas-sage', 'availability']
    expect(told).toEqual(topics)
    const after = await readVersions(deps.db)
    const changed = [...after].filter(([topic, version]) => before.get(topic) !== version)
    expect(changed.map(([topic]) => topic).toSorted()).toEqual(topics.toSorted())
  })

  test('an administrator with an outdated view gets a conflict, and nothing is overwritten', async () => {
    const { deps } = withSage(await open())
    await changeClosure(deps, sage.id, { closed: month, seen: null }, alex)
    const longer = { ...month, until: '2025-07-05' }
    await changeClosure(deps, sage.id, { closed: longer, seen: month }, alex)
    const late = changeClosure(deps, sage.id, { closed: null, seen: month }, alex)
    await expect(late).rejects.toThrow('alex changed this cabin')
    const seen = (await listCabinsForAdmin(deps)).find(({ id }) => id === sage.id)
    expect(seen?.closures).toEqual([longer])
    await changeClosure(deps, sage.id, { closed: null, seen: longer }, alex)
    const opened = await listCabinsForAdmin(deps)
    expect(opened.flatMap(({ closures }) => closures)).toEqual([])
  })

  test('a cabin may be closed several times, which must not overlap', async () => {
    const { deps, on } = withSage(await open())
    const close = (from: string, until: string) =>
      changeClosure(deps, sage.id, { closed: { from, until }, seen: null }, alex)
    await close('2025-08-01', '2025-08-05')
    await close('2025-06-10', '2025-06-12')
    await close('2025-06-12', '2025-06-14')
    await expect(close('2025-08-04', '2025-08-09')).rejects.toThrow(
      'closed from August 1 until August 5 already',
    )
    const seen = (await listCabinsForAdmin(deps)).find(({ id }) => id === sage.id)
    expect(seen?.closures.map(({ from }) => from)).toEqual([
      '2025-06-10',
      '2025-06-12',
      '2025-08-01',
    ])
    const untilOn = (day: string) => withClosedUntil(on(day), sage).closedUntil
    expect(['2025-06-11', '2025-06-13', '2025-06-14', '2025-08-04'].map(untilOn)).toEqual([
      '2025-06-14',
      '2025-06-14',
      undefined,
      '2025-08-05',
    ])
    expect(closuresChangeAt(on('2025-07-01'))).not.toBeNull()
  })

  test('a closure that has ended is as none', async () => {
    const { deps, on } = withSage(await open())
    await changeClosure(deps, sage.id, { closed: month, seen: null }, alex)
    const [first] = await listCabinsForAdmin(on('2025-07-01'))
    expect(first?.closures).toEqual([])
    const next = { from: '2025-08-01', until: '2025-09-01' }
    await changeClosure(on('2025-07-02'), sage.id, { closed: next, seen: null }, alex)
  })

  test.each([
    ['a day that is over', { from: '2025-05-01', until: '2025-06-01' }, 'after today'],
    ['more than a year', { from: '2025-06-01', until: '2026-06-01' }, 'within a year'],
    ['no night', { from: '2025-07-01', until: '2025-07-01' }, 'first closed night'],
  ])('%s is refused', async (_, closed, message) => {
    const { deps } = withSage(await open())
    const closing = changeClosure(deps, sage.id, { closed, seen: null }, alex)
    await expect(closing).rejects.toThrow(message)
  })

  test('an unknown cabin is not found', async () => {
    const { deps } = withSage(await open())
    const closing = changeClosure(deps, 'constructor', { closed: month, seen: null }, alex)
    await expect(closing).rejects.toThrow('does not exist')
  })
})
