import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { collectorSettings } from './work.ts'

test.each(collectorSettings)('%s is a setting of this version of Node', (setting) => {
  const start = (flag: string) => spawnSync(process.execPath, [flag, '--eval', '0']).status
  expect(start(setting)).toBe(0)
  expect(start(setting.replace(/=|$/, '-no-more$&'))).not.toBe(0)
})
