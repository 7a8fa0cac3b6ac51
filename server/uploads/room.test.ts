import { describe, expect, test } from 'vitest'
import { FileRefusedError, UnavailableError } from '#services/errors.ts'
import { assertEntrySize, createRoom } from './room.ts'

const megabyte = 1024 * 1024
/** Half of it is kept free for the database. */
const freeBytes = async () => 1024 * megabyte

describe('what a sender announces', () => {
  test('reserves nothing: what counts is what arrives', async () => {
    const room = createRoom(freeBytes)
    for (let upload = 0; upload < 120; upload += 1) {
      await room.open(`network ${upload}`, 160 * megabyte)
    }
    const real = await room.open('a guest', 27 * megabyte)
    await expect(real.arrived(27 * megabyte)).resolves.toBeUndefined()
  })

  test('is refused when the disk has no room for it', async () => {
    const room = createRoom(async () => 600 * megabyte)
    await expect(room.open('a', 40 * megabyte)).rejects.toThrow(UnavailableError)
    await expect(room.open('a', 20 * megabyte)).resolves.toBeDefined()
  })
})

test('uploads that arrive at the same moment are not promised the same room', async () => {
  const room = createRoom(freeBytes)
  const uploads = await Promise.all(['a', 'b'].map((network) => room.open(network, 0)))
  const arriving = uploads.map((upload) => upload.arrived(100 * megabyte))
  await expect(Promise.all(arriving)).rejects.toThrow('Please try again')
})

test('room that was given back can be taken again', async () => {
  const room = createRoom(freeBytes)
  const first = await room.open('a', 0)
  await first.arrived(150 * megabyte)
  const second = await room.open('b', 0)
  await expect(second.arrived(100 * megabyte)).rejects.toThrow(UnavailableError)
  first.giveBack()
  second.giveBack()
  const third = await room.open('c', 0)
  await expect(third.arrived(150 * megabyte)).resolves.toBeUndefined()
})

test('one network takes no more than half of the room with several uploads', async () => {
  const room = createRoom(freeBytes)
  const [one, two] = [await room.open('a', 0), await room.open('a', 0)]
  await one.arrived(70 * megabyte)
  await expect(two.arrived(20 * megabyte)).rejects.toThrow(UnavailableError)
  two.giveBack()
  const other = await room.open('b', 0)
  await expect(other.arrived(70 * megabyte)).resolves.toBeUndefined()
})

test('an upload that announced nothing is cut off at the largest there may be', async () => {
  const upload = await createRoom(async () => 1e12).open('a', 0)
  await upload.arrived(160 * megabyte)
  await expect(upload.arrived(1)).rejects.toThrow(FileRefusedError)
  expect(() => assertEntrySize(200 * megabyte)).toThrow(FileRefusedError)
})
