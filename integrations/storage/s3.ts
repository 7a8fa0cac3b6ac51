import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { listedObjects } from './s3-list.ts'
import { assertKey, StorageError, type Storage } from './storage.ts'

export interface S3Location {
  bucket: string
  /** Without surrounding slashes; may be empty. */
  prefix: string
  /** Origin of the store, with or without a path. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface Ask {
  method: 'GET' | 'PUT' | 'DELETE'
  url: URL
  headers?: Record<string, string>
  body?: Blob
}

/** For a response, which a guest may be waiting for. */
const answerPatienceMs = 15_000
/** Often asked after a put was given up, while the same guest waits. What stays is swept later. */
const deletePatienceMs = 5000
/** A store that takes a file more slowly than half a megabyte a second is as good as away. */
const slowestBytesPerMs = 500

/** How long a file of this size may take; for no file, the response. */
export function putPatienceMs(bytes: number, patienceMs = answerPatienceMs): number {
  return patienceMs + bytes / slowestBytesPerMs
}

/** Objects in a bucket of any S3-compatible store, addressed by path. */
export function s3Storage(
  location: S3Location,
  { patienceMs = answerPatienceMs }: { patienceMs?: number } = {},
): Storage {
  const ask = asking(location, patienceMs)
  const base = `${location.endpoint.replace(/\/$/, '')}/${location.bucket}`
  const prefixed = (key: string) => (location.prefix ? `${location.prefix}/${key}` : key)
  const urlOf = (key: string): URL => {
    assertKey(key)
    return new URL(`${base}/${prefixed(key)}`)
  }

  return {
    async put(key, path, type) {
      const headers = { 'content-type': type, 'x-amz-content-sha256': await sha256Of(path) }
      const body = await openAsBlob(path)
      const answer = await ask({ method: 'PUT', url: urlOf(key), headers, body })
      await expectOk(answer)
    },
    async get(key, range) {
      const headers = range ? { range: `bytes=${range.first}-${range.last}` } : undefined
      const answer = await ask({ method: 'GET', url: urlOf(key), ...(headers && { headers }) })
      if (await isAbsent(answer)) return undefined
      // Without a 206 the store would send everything instead of the range.
      if (answer.status !== (range ? 206 : 200) || !answer.body) return refuse(answer)
      // The same type under the names of two type libraries.
      return Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
    },
    assertInPlace: async () => {},
    async delete(key) {
      const answer = await ask({ method: 'DELETE', url: urlOf(key) })
      if (!(await isAbsent(answer))) await expectOk(answer)
    },
    list: (prefix) =>
      listedObjects({
        prefix: prefixed(prefix),
        cut: location.prefix ? location.prefix.length + 1 : 0,
        async read(query) {
          const answer = await ask({ method: 'GET', url: new URL(`${base}?${query}`) })
          return answer.ok ? answer.text() : refuse(answer)
        },
      }),
  }
}

function asking({ accessKeyId, secretAccessKey, region }: S3Location, patienceMs: number) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  return async ({ method, url, headers, body }: Ask): Promise<Response> => {
    // For the response only: its body may take as long as the visitor's connection.
    const patience = new AbortController()
    const answerMs = method === 'DELETE' ? Math.min(deletePatienceMs, patienceMs) : patienceMs
    const timer = setTimeout(() => patience.abort(), putPatienceMs(body?.size ?? 0, answerMs))
    try {
      // Signed without the body, whose hash is in the headers, so the file is only read when sent.
      const { headers: signed } = await client.sign(url.href, {
        method,
        ...(headers && { headers }),
      })
      const answer = await fetch(url, {
        method,
        headers: signed,
        redirect: 'error',
        signal: patience.signal,
        ...(body && { body }),
      })
      // Its few words are needed, and as patiently.
      return answer.status === 404 ? new Response(await answer.arrayBuffer(), answer) : answer
    } catch (error) {
      const what = patience.signal.aborted ? 'did not answer in time' : 'cannot be reached'
      throw new StorageError(`the upload store ${what}`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The store checks it on arrival, so that nothing damaged is stored. */
async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Whether there is no such object. Without the bucket, nothing is known about objects. */
async function isAbsent(answer: Response): Promise<boolean> {
  if (answer.status !== 404) return false
  return !(await answer.clone().text()).includes('<Code>NoSuchBucket</Code>')
}

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) return refuse(answer)
  await answer.body?.cancel()
}

async function refuse(answer: Response): Promise<never> {
  await answer.body?.cancel()
  throw new StorageError(`the upload store answered ${answer.status}`)
}
