import { describe, expect, test } from 'vitest'
import { FileRefusedError, UnavailableError } from '#services/errors.ts'
import { assertSubmissionSize, createDiskReservations } from './disk-reservations.ts'

const megabyte = 1024 * 1024
/** Half of it is kept free for the database. */
const freeBytes = async () => 1024 * megabyte

describe('an announced size', () => {
  test('reserves nothing: only received bytes count', async () => {
    const disk = createDiskReservations(freeBytes)
    for (let upload = 0; upload < 120; upload += 1) {
      await disk.open(`network ${upload}`, 160 * megabyte)
    }
    const real = await disk.open('a guest', 27 * megabyte)
    await expect(real.add(27 * megabyte)).resolves.toBeUndefined()
  })

  test('is rejected if it does not fit on the disk', async () => {
    const disk = createDiskReservations(async () => 600 * megabyte)
    await expect(disk.open('a', 40 * megabyte)).rejects.toThrow(UnavailableError)
    await expect(disk.open('a', 20 * megabyte)).resolves.toBeDefined()
  })
})

test('concurrent uploads are not promised the same space', async () => {
  const disk = createDiskReservations(freeBytes)
  const uploads = await Promise.all(['a', 'b'].map((network) => disk.open(network, 0)))
  const arriving = uploads.map((upload) => upload.add(100 * megabyte))
  await expect(Promise.all(arriving)).rejects.toThrow('Please try again')
})

test('released space can be reserved again', async () => {
  const disk = createDiskReservations(freeBytes)
  const first = await disk.open('a', 0)
  await first.add(150 * megabyte)
  const second = await disk.open('b', 0)
  await expect(second.add(100 * megabyte)).rejects.toThrow(UnavailableError)
  first.release()
  second.release()
  const third = await disk.open('c', 0)
  await expect(third.add(150 * megabyte)).resolves.toBeUndefined()
})

test('one network takes at most half of the space with several uploads', async () => {
  const disk = createDiskReservations(freeBytes)
  const [one, two] = [await disk.open('a', 0), await disk.open('a', 0)]
  await one.add(70 * megabyte)
  await expect(two.add(20 * megabyte)).rejects.toThrow(UnavailableError)
  two.release()
  const other = await disk.open('b', 0)
  await expect(other.add(70 * megabyte)).resolves.toBeUndefined()
})

test('an upload of unknown size is cut off at the maximum size', async () => {
  const upload = await createDiskReservations(async () => 1e12).open('a', 0)
  await upload.add(160 * megabyte)
  await expect(upload.add(1)).rejects.toThrow(FileRefusedError)
  expect(() => assertSubmissionSize(200 * megabyte)).toThrow(FileRefusedError)
})
