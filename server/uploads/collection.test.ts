import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { countBuffersAsHeap } from './collection.ts'

test('the setting of the collector is one that this version of Node knows', () => {
  const start = (flag: string) => spawnSync(process.execPath, [flag, '--eval', '0']).status
  expect(start(countBuffersAsHeap)).toBe(0)
  expect(start(`${countBuffersAsHeap}-no-more`)).not.toBe(0)
})
