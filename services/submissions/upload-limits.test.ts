import { expect, test } from 'vitest'
import { FileRefusedError, LimitError, UnavailableError } from '#services/errors.ts'
import { countsInMemory } from '#services/request-counts.ts'
import { createSlots, createUploadLimits } from './upload-limits.ts'

const megabyte = 1024 * 1024

test('one network cannot take all slots', () => {
  const slots = createSlots({ total: 5, perNetwork: 2 })
  slots.take('a')
  const giveBack = slots.take('a')
  expect(() => slots.take('a')).toThrow(LimitError)
  slots.take('b')
  giveBack()
  giveBack()
  slots.take('a')
  expect(() => slots.take('a')).toThrow(LimitError)
})

test('when all slots are taken, guests are asked to come back', () => {
  const slots = createSlots({ total: 2, perNetwork: 2 })
  const giveBack = slots.take('a')
  slots.take('b')
  expect(() => slots.take('c')).toThrow(UnavailableError)
  giveBack()
  expect(slots.take('c')).toBeTypeOf('function')
})

/** Limits of a disk with so much free, whatever it was before. */
function limitsOn(disk: { freeBytes: number }) {
  const incoming = { freeBytes: async () => disk.freeBytes }
  return createUploadLimits({ incoming, counts: countsInMemory() })
}

async function* pieces(count: number): AsyncGenerator<Uint8Array> {
  for (let number = 0; number < count; number += 1) yield new Uint8Array(megabyte)
}

async function receive(file: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const piece of file) bytes += piece.length
  return bytes
}

test('what would fill the disk is not begun', async () => {
  const limits = limitsOn({ freeBytes: 600 * megabyte })
  await expect(limits.admit('a', 100 * megabyte)).rejects.toThrow(UnavailableError)
  using share = await limits.admit('a', 50 * megabyte)
  await expect(receive(share.metered(pieces(50)))).resolves.toBe(50 * megabyte)
})

test('an upload ends when others have filled the disk meanwhile', async () => {
  const disk = { freeBytes: 600 * megabyte }
  using share = await limitsOn(disk).admit('a', 50 * megabyte)
  disk.freeBytes = 500 * megabyte
  await expect(receive(share.metered(pieces(50)))).rejects.toThrow(UnavailableError)
})

test('an upload of unknown size is cut off at the largest size', async () => {
  const limits = limitsOn({ freeBytes: 1024 ** 4 })
  using share = await limits.admit('a', 0)
  await expect(receive(share.metered(pieces(161)))).rejects.toThrow(FileRefusedError)
  await expect(limits.admit('a', 161 * megabyte)).rejects.toThrow(FileRefusedError)
})
