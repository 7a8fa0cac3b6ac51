import type { IncomingMessage } from 'node:http'
import { FetchError } from './fetch/fetch-error.ts'
import { follow } from './fetch/follow.ts'
import { systemResolve, type Resolve } from './fetch/addresses.ts'

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
const redirects = 3
const headers = { accept: 'text/html, */*;q=0.1', 'user-agent': 'camera-check' }

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
    const own = new URL(camera)
    const { response, address } = await follow(own, { headers, redirects, deadline, own, resolve })
    response.destroy()
    return answerIn(response, address)
  } catch (error) {
    if (late.aborted) throw new CameraError('did not answer in time')
    // What Node says of a failure holds host and port.
    throw new CameraError(error instanceof FetchError ? error.message : 'could not be reached')
  }
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
