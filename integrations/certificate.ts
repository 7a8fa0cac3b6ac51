import { once } from 'node:events'
import { connect, type SecureContextOptions } from 'node:tls'

/** A certificate as a browser would judge it; `unknown` if the server cannot be reached. */
export type Certificate =
  | { state: 'valid'; until: Temporal.Instant }
  /** Expired, for another name, or not trusted, with the code. */
  | { state: 'invalid'; reason: string }
  | { state: 'unknown' }

const patienceMs = 10_000
/** Of Node's codes, those about the certificate and not the connection. */
const aboutCertificate = /CERT|SELF_SIGNED|ISSUER|SIGNATURE|ALTNAME/

/** Reads the certificate of an https origin. `trust`: authorities besides the usual ones. */
export async function readCertificate(
  origin: string,
  signal: AbortSignal,
  trust: Pick<SecureContextOptions, 'ca'> = {},
): Promise<Certificate> {
  const { hostname, port } = new URL(origin)
  const host = hostname.replaceAll(/^\[|\]$/g, '')
  const socket = connect({ host, port: Number(port || 443), servername: host, ...trust })
  // What follows the handshake is of no interest.
  socket.on('error', () => {})
  try {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
    await once(socket, 'secureConnect', { signal: ending })
    const until = new Date(socket.getPeerCertificate().valid_to)
    return { state: 'valid', until: Temporal.Instant.fromEpochMilliseconds(until.getTime()) }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : ''
    return aboutCertificate.test(reason) ? { state: 'invalid', reason } : { state: 'unknown' }
  } finally {
    socket.destroy()
  }
}
