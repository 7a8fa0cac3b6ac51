import { expect, test } from 'vitest'
import { createTurns, inTurn } from './turns.ts'

async function* endless() {
  for (let piece = 0; ; piece += 1) yield piece
}

test('uploads take turns, and everybody else is heard between any two', async () => {
  const turns = createTurns()
  const taken: string[] = []
  const read = async (name: string) => {
    for await (const piece of inTurn(turns, endless())) {
      taken.push(name)
      if (piece === 3) return
    }
  }
  const reading = Promise.all([read('one'), read('two'), read('three')])
  const takenBetween: number[] = []
  while (taken.length < 12) {
    const before = taken.length
    await new Promise((resolve) => setImmediate(resolve))
    takenBetween.push(taken.length - before)
  }
  await reading
  expect(Math.max(...takenBetween)).toBe(1)
  const firstRound = new Set(taken.slice(0, 3))
  expect(firstRound.size).toBe(3)
})
