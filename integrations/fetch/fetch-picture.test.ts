import { expect, test } from 'vitest'
import { fetchPicture } from './fetch-body.ts'

const never = new AbortController().signal

test.each([
  'https://127.0.0.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/a.jpg',
])('no picture is fetched from %s, although it was named', async (address) => {
  await expect(fetchPicture(new URL(address), never)).rejects.toThrow(
    'leads to an address that is not public',
  )
})

test('no picture is fetched from a name that leads into the own network', async () => {
  const fetching = fetchPicture(new URL('https://pictures.example/a.jpg'), never, {
    resolve: (_, callback) => callback(null, [{ address: '10.0.0.1', family: 4 }]),
  })
  await expect(fetching).rejects.toThrow('leads to an address that is not public')
})
