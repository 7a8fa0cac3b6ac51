import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { createMetrics } from '#server/metrics/metrics.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { quietMachine } from '#tests/fixtures/machine.ts'

interface Rule {
  alert: string
  expr: string
  annotations: { summary: string; runbook: string }
}

const folder = new URL('../../deploy/prometheus/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const { groups } = load(read('alerts.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const open = databaseOpener()

const mentioned = (text: string) => [
  ...new Set(Array.from(text.matchAll(/\b(?:cabins|nodejs|process)_\w+/g), ([name]) => name)),
]

/** Every metric there is, with the lines of its histograms. */
async function existing(): Promise<Set<string>> {
  const deps = testDependencies(await open())
  const text = await createMetrics({ ...deps, ...quietMachine, lastCopy: async () => null }).text()
  const found = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(
    found.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
}

test('alert rules and dashboard name only metrics that exist', async () => {
  const names = await existing()
  const expressions = rules.map(({ expr }) => expr).join('\n')
  const used = mentioned(`${expressions}\n${read('dashboard.json')}`)
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((name) => !names.has(name))).toEqual([])
})

test('every metric of ours is in the document', async () => {
  const document = readFileSync(new URL('../../docs/health-and-logs.md', folder), 'utf8')
  const ours = [...(await existing())].filter((name) => name.startsWith('cabins_'))
  const names = ours.map((name) => name.replace(/_(bucket|sum|count)$/, ''))
  expect(names.filter((name) => !document.includes(`\`${name}\``))).toEqual([])
})

test('every alert leads to its runbook, and each has a test that it fires', () => {
  const headings = readFileSync(new URL('../../docs/runbooks.md', folder), 'utf8').matchAll(
    /^## (\w+)$/gm,
  )
  const names = rules.map(({ alert }) => alert)
  expect(Array.from(headings, ([, name]) => name)).toEqual(names)
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/runbooks.md#${alert.toLowerCase()}`)
    expect(read('alerts.test.yml')).toContain(`alertname: ${alert}\n        exp_alerts:\n`)
  }
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool)('the alerts fire when they should and not before (promtool)', () => {
  const file = new URL('alerts.test.yml', folder).pathname
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], {
    encoding: 'utf8',
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
})
