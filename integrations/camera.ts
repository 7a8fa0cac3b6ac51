import type { IncomingMessage } from 'node:http'
import { FetchError } from './fetch/fetch-error.ts'
import { follow } from './fetch/follow.ts'
import { systemResolve, type Resolve } from './fetch/addresses.ts'

/** The camera's response, without its body. */
export interface CameraAnswer {
  status: number
  /** The final URL after redirects. */
  address: URL
  /** Its framing headers; repeated ones are joined by commas. */
  framing: { options: string | undefined; policy: string | undefined }
}

/** The camera did not respond. The message completes 'the camera …' and contains no address. */
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
 * Requests the camera's page as a browser would, and disconnects after the headers: a stream has no
 * end. Allows five seconds and three redirects, and connects to public addresses only, unless the
 * camera's own address names another. Rejects with a `CameraError` only.
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
    // Node's messages contain host and port.
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
