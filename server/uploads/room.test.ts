import { expect, test } from 'vitest'
import { createRoom } from './room.ts'

const megabyte = 1024 * 1024
const freeBytes = async () => 1024 * megabyte

test('uploads that began at the same moment are not promised the same room', async () => {
  const room = createRoom(freeBytes)
  const taken = [100, 100].map((size) => room.take(size * megabyte))
  await expect(Promise.all(taken)).rejects.toThrow('Please try again')
})

test('room that was given back can be taken again, and a refusal takes none', async () => {
  const room = createRoom(freeBytes)
  const giveBack = await room.take(100 * megabyte)
  await expect(room.take(100 * megabyte)).rejects.toThrow()
  giveBack()
  await expect(room.take(170 * megabyte)).resolves.toBeTypeOf('function')
})

test('an upload that does not say how long it is counts as the longest', async () => {
  const room = createRoom(freeBytes)
  await room.take(undefined)
  await expect(room.take(11 * megabyte)).rejects.toThrow()
})
