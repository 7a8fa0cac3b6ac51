import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { FeedError } from './feeds/feed-error.ts'
import { guardedLookup, systemResolve, type Resolve } from './feeds/lookup.ts'
import { assertAllowed, redirectTarget } from './feeds/redirects.ts'

/** What the camera's page answered, without its body. */
export interface CameraAnswer {
  status: number
  /** Where redirects have led. */
  address: URL
  /** What it says about being shown inside other pages; all headers of a name, joined by commas. */
  framing: { options: string | undefined; policy: string | undefined }
}

/**
 * A camera that gave no answer. The message ends the sentence 'the camera …' and holds no address.
 */
export class CameraError extends Error {
  override name = 'CameraError'
}

export interface AskOptions {
  signal: AbortSignal
  limitMs?: number
  resolve?: Resolve
}

const timeoutMs = 5000
const mostRedirects = 3

/**
 * Asks for the camera's page as a browser would, and leaves as soon as the headers are there: a
 * stream has no end. It takes at most five seconds with all redirects, of which it follows three, and
 * connects to nothing outside the open internet but what the camera's own address names outright.
 * Rejects with a `CameraError` only.
 */
export async function askCamera(
  camera: string,
  { signal, limitMs = timeoutMs, resolve = systemResolve }: AskOptions,
): Promise<CameraAnswer> {
  const late = AbortSignal.timeout(limitMs)
  const deadline = AbortSignal.any([signal, late])
  try {
    return await follow(new URL(camera), { deadline, resolve })
  } catch (error) {
    if (late.aborted) throw new CameraError('did not answer in time')
    // What Node says of a failure holds host and port.
    throw new CameraError(isTold(error) ? error.message : 'could not be reached')
  }
}

interface Following {
  deadline: AbortSignal
  resolve: Resolve
}

async function follow(camera: URL, { deadline, resolve }: Following): Promise<CameraAnswer> {
  let address = camera
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    assertAllowed(address, camera)
    const response = await open(address, deadline, guardedLookup(address, camera, resolve))
    response.destroy()
    const target = redirectTarget(response, address)
    if (!target) return answerIn(response, address)
    address = target
  }
  throw new CameraError('redirects too often')
}

function isTold(error: unknown): error is Error {
  return error instanceof FeedError || error instanceof CameraError
}

function open(
  address: URL,
  signal: AbortSignal,
  lookup: ReturnType<typeof guardedLookup>,
): Promise<IncomingMessage> {
  const get = address.protocol === 'https:' ? getHttps : getHttp
  const headers = { accept: 'text/html, */*;q=0.1', 'user-agent': 'camera-check' }
  return new Promise((resolve, reject) => {
    // A connection of its own each time: one kept open would not be checked again.
    get(address, { agent: false, headers, lookup, signal }, resolve).on('error', reject)
  })
}

function answerIn(
  { statusCode = 0, headersDistinct }: IncomingMessage,
  address: URL,
): CameraAnswer {
  const joined = (name: string) => headersDistinct[name]?.join(', ')
  return {
    status: statusCode,
    address,
    framing: { options: joined('x-frame-options'), policy: joined('content-security-policy') },
  }
}
