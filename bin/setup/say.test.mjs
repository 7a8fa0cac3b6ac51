import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { saying } from './say.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is printed, on a terminal or into a log. */
function printed({ isTTY }) {
  const { isTTY: before } = process.stdout
  Object.defineProperty(process.stdout, 'isTTY', { value: isTTY, configurable: true })
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => {
    write.mockRestore()
    Object.defineProperty(process.stdout, 'isTTY', { value: before, configurable: true })
  })
  return () => write.mock.calls.map(([text]) => text).join('')
}

const seconds = (count) => new Promise((resolve) => setTimeout(resolve, count * 1000))

test('a log shows the progress of a step in percent every five seconds', async () => {
  const log = printed({ isTTY: false })
  const step = saying('Encoding pictures', async (report) => {
    report(0.429)
    await seconds(6)
    report(0.9)
    await seconds(6)
  })
  await vi.advanceTimersByTimeAsync(12_000)
  await step
  expect(log()).toBe(
    'Encoding pictures …\nEncoding pictures … 42 %\nEncoding pictures … 90 %\nEncoding pictures: 12.0 s\n',
  )
})

test('a terminal shows all running steps on one line, in seconds without reported progress', async () => {
  const screen = printed({ isTTY: true })
  const steps = Promise.all([
    saying('Encoding pictures', async (report) => {
      report(0.5)
      await seconds(3)
    }),
    saying('Building the site', () => seconds(5)),
  ])
  await vi.advanceTimersByTimeAsync(5000)
  await steps
  expect(screen()).toContain('Encoding pictures … 50 % · Building the site … 2 s')
  expect(screen()).toContain('Encoding pictures: 3.0 s\n')
  expect(screen().endsWith(`Building the site: 5.0 s\n\r\u001B[K`)).toBe(true)
})

test('a failing step is reported, and its error is passed on', async () => {
  const log = printed({ isTTY: false })
  const failing = saying('Building the site', () => Promise.reject(new Error('no disk')))
  await expect(failing).rejects.toThrow('no disk')
  expect(log()).toBe('Building the site …\nBuilding the site: failed after 0.0 s\n')
  expect(vi.getTimerCount()).toBe(0)
})
