import { expect, test, vi } from 'vitest'
import { tortureBackup } from './backup.ts'

// The server starts twice, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

test('a machine lost under load is restored from BACKUP_URL with at most two seconds missing', async () => {
  const report = await tortureBackup({ copies: 'folder', kills: 1, random: Math.random })
  expect(report.faults).toEqual([])
  expect(report.restored).toBeGreaterThan(0)
})
