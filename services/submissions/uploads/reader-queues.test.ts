import { expect, test } from 'vitest'
import { RefusedMediaError, type PreparedFile } from '#integrations/media/index.ts'
import { createReaderQueues } from './reader-queues.ts'

const kept: PreparedFile = { type: 'image/jpeg', bytes: 1, width: 1, height: 1 }

/** Queues with a fake clock; a file named 'bad …' is rejected. */
function queuesTaking(tookMs: number) {
  let now = 0
  const begun: { file: string; at: number }[] = []
  const ends = new Map<string, () => void>()
  const queues = createReaderQueues({
    nowMs: () => now,
    wait: async (ms) => void (now += ms),
  })
  const read = (network: string, file: string) =>
    queues
      .of(network, async (path) => {
        begun.push({ file: path, at: now })
        await new Promise<void>((resolve) => ends.set(path, resolve))
        now += tookMs
        if (path.startsWith('bad')) throw new RefusedMediaError('damaged')
        return kept
      })(file, `${file}-clean`)
      .catch(() => undefined)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (file: string) => {
    ends.get(file)?.()
    await settle()
  }
  return { begun, read, settle, end, files: () => begun.map(({ file }) => file) }
}

test('one file per network is read at a time, without delaying other networks', async () => {
  const { read, settle, end, files } = queuesTaking(100)
  for (const file of ['bad 1', 'bad 2', 'bad 3']) void read('hostile', file)
  void read('a guest', 'photo')
  await settle()
  expect(files()).toEqual(['bad 1', 'photo'])
  await end('bad 1')
  expect(files()).toEqual(['bad 1', 'photo', 'bad 2'])
})

test('after a rejected file a network waits four times as long as it took', async () => {
  const { read, settle, end, begun } = queuesTaking(1000)
  void read('hostile', 'bad 1')
  void read('hostile', 'photo')
  await settle()
  await end('bad 1')
  expect(begun).toEqual([
    { file: 'bad 1', at: 0 },
    { file: 'photo', at: 5000 },
  ])
})

test('a network waits at most a minute, and not at all after a good file', async () => {
  const { read, settle, end, begun } = queuesTaking(30_000)
  for (const file of ['bad', 'good', 'last']) void read('a', file)
  for (const file of ['bad', 'good']) {
    await settle()
    await end(file)
  }
  expect(begun.map(({ at }) => at)).toEqual([0, 90_000, 120_000])
})
