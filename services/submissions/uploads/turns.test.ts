import { expect, test } from 'vitest'
import { createTurns, inTurn, type Turn, type Turns } from './turns.ts'

/** Turns whose rests end when the test says so. */
function withRests(): { turns: Turns; endRest: () => Promise<void> } {
  const resting: (() => void)[] = []
  const turns = createTurns((then) => void resting.push(then))
  const endRest = async () => {
    // Everything that can proceed without a rest has done so.
    await new Promise((resolve) => setImmediate(resolve))
    resting.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { turns, endRest }
}

/** Records a name for each chunk of an upload. */
async function upload(turn: Turn, [name, pieces]: [string, number], taken: string[]) {
  const all = async function* () {
    for (let piece = 0; piece < pieces; piece += 1) yield piece
  }
  for await (const _ of inTurn(turn, all())) taken.push(name)
}

test('there is a rest between any two chunks of all uploads', async () => {
  const { turns, endRest } = withRests()
  const taken: string[] = []
  for (const name of ['one', 'two', 'three']) void upload(turns.join(), [name, 4], taken)
  for (let rests = 1; rests <= 12; rests += 1) {
    await endRest()
    expect(taken).toHaveLength(rests)
  }
})

test('the first upload gets every other chunk, and the others alternate', async () => {
  const { turns, endRest } = withRests()
  const taken: string[] = []
  for (const name of ['first', 'b', 'c', 'd']) void upload(turns.join(), [name, 6], taken)
  while (taken.length < 8) await endRest()
  expect(taken.filter((name) => name === 'first').length).toBeGreaterThanOrEqual(4)
  expect(new Set(taken)).toEqual(new Set(['first', 'b', 'c', 'd']))
})

test('an idle upload delays nobody', async () => {
  const { turns, endRest } = withRests()
  turns.join()
  const taken: string[] = []
  void upload(turns.join(), ['later', 2], taken)
  await endRest()
  await endRest()
  expect(taken).toEqual(['later', 'later'])
})

test('it continues after a pause without any upload', async () => {
  const { turns, endRest } = withRests()
  const taken: string[] = []
  void upload(turns.join(), ['one', 1], taken)
  await endRest()
  await endRest()
  void upload(turns.join(), ['two', 1], taken)
  await endRest()
  expect(taken).toEqual(['one', 'two'])
})
