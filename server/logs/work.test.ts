import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { DatabaseUnreachableError } from '#services/errors.ts'
import { workLog } from './work.ts'

test.each([
  ['a primary that was demoted', Object.assign(new Error('no'), { code: '25006' }), ['warn']],
  ['an unreachable database, logged elsewhere', new DatabaseUnreachableError(), []],
  ['anything else', new Error('no'), ['error']],
])('background work that meets %s', (_, failure, levels) => {
  const lines: { level: string }[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const formatters = { level: (label: string) => ({ level: label }) }
  const app = Fastify({ logger: { level: 'info', formatters, stream: { write } } })
  onTestFinished(() => app.close())
  workLog(app.log).visits.failed(failure)
  expect(lines.map(({ level }) => level)).toEqual(levels)
})
