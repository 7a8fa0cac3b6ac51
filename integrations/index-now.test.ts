import { expect, onTestFinished, test } from 'vitest'
import { startIndexNow, type IndexNowBehaviour } from '#tests/fakes/index-now.ts'
import { createIndexNow } from './index-now.ts'

const never = new AbortController().signal
const origin = 'https://cabins.example'
const key = 'a-key-of-our-own-1234'

async function setUp(behaviour: IndexNowBehaviour = { kind: 'status', status: 200 }) {
  const service = await startIndexNow()
  onTestFinished(() => service.close())
  service.behave(behaviour)
  return { service, indexNow: createIndexNow({ url: service.url, key, origin }) }
}

test('addresses arrive with host, key and where the key is', async () => {
  const { service, indexNow } = await setUp()
  await indexNow.submit([`${origin}/`, `${origin}/cabins`], never)
  expect(service.received.items).toEqual([
    {
      host: 'cabins.example',
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList: [`${origin}/`, `${origin}/cabins`],
    },
  ])
})

test.each([200, 202])('%i means that they were taken', async (status) => {
  const { indexNow } = await setUp({ kind: 'status', status })
  await expect(indexNow.submit([`${origin}/`], never)).resolves.toBeUndefined()
})

test.each<[IndexNowBehaviour, string]>([
  [{ kind: 'status', status: 403 }, 'answered 403'],
  [{ kind: 'status', status: 429 }, 'answered 429'],
  [{ kind: 'status', status: 503 }, 'answered 503'],
  [{ kind: 'drop' }, 'could not be reached'],
])('%o means that they were not', async (behaviour, message) => {
  const { indexNow } = await setUp(behaviour)
  const failing = indexNow.submit([`${origin}/`], never)
  await expect(failing).rejects.toMatchObject({ name: 'IndexNowError', message })
})

test('a redirect never carries the key to another host', async () => {
  const { service: other } = await setUp()
  const { indexNow } = await setUp({ kind: 'redirect', to: other.url })
  await expect(indexNow.submit([`${origin}/`], never)).rejects.toThrow('answered 307')
  expect(other.received.items).toEqual([])
})
