import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unlessFresh } from './freshness.mjs'

let root
let runs
const step = () => ({ name: 'step', inputs: [join(root, 'in')], outputs: [join(root, 'out')] })
const work = async () => {
  runs += 1
  await writeFile(join(root, 'out'), 'made')
}
const start = (run = work) => unlessFresh(step(), run, join(root, 'stamps'))

beforeEach(async () => {
  runs = 0
  root = await mkdtemp(join(tmpdir(), 'freshness-'))
  await mkdir(join(root, 'in'))
  await writeFile(join(root, 'in', 'a'), 'a')
})

afterEach(() => rm(root, { recursive: true }))

test('a step is done once while nothing changes', async () => {
  await start()
  await start()
  expect(runs).toBe(1)
})

test('a changed, a new and a removed input each do it again', async () => {
  await start()
  await writeFile(join(root, 'in', 'a'), 'longer')
  await start()
  await writeFile(join(root, 'in', 'b'), 'b')
  await start()
  await rm(join(root, 'in', 'a'))
  await start()
  expect(runs).toBe(4)
})

test('a missing output does it again', async () => {
  await start()
  await rm(join(root, 'out'))
  await start()
  expect(runs).toBe(2)
})

test('a failed step is not taken for done', async () => {
  const failing = async () => {
    await work()
    throw new Error('no')
  }
  await expect(start(failing)).rejects.toThrow('no')
  await start()
  expect(runs).toBe(2)
})
