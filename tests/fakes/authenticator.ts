import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyCredential } from '#contracts/second-factors.ts'

const host = 'cabins.example'
const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** A phone that unlocks at once and answers the site's challenges. */
export function authenticator({ id = randomBytes(16) }: { id?: Buffer } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url') }
  const common = { ...named, type: 'public-key' as const, clientExtensionResults: {} }
  return {
    ...named,
    /** What it sends to be added. */
    register({ challenge }: { challenge: string }): PasskeyCredential {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        // COSE (RFC 9053): {1: 2, 3: -7, -1: 1, -2: x, -3: y}
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const authData = Buffer.concat([
        dataOf(userPresent | userVerified | hasCredential, 0),
        credential,
      ])
      // CBOR: {fmt: 'none', attStmt: {}, authData}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ])
      const clientDataJSON = clientDataOf('webauthn.create', challenge)
      const attestationObject = attestation.toString('base64url')
      return { ...common, response: { clientDataJSON, attestationObject } }
    },
    /** What it sends to sign in. */
    answer({ challenge }: { challenge: string }): PasskeyCredential {
      counter += 1
      const data = dataOf(userPresent | userVerified, counter)
      const clientDataJSON = clientDataOf('webauthn.get', challenge)
      const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
      const signature = sign('sha256', Buffer.concat([data, hash]), privateKey)
      const authenticatorData = data.toString('base64url')
      const response = { clientDataJSON, authenticatorData }
      return { ...common, response: { ...response, signature: signature.toString('base64url') } }
    },
  }
}

function dataOf(flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count])
}

function clientDataOf(type: string, challenge: string): string {
  const data = { type, challenge, origin: `https://${host}`, crossOrigin: false }
  return Buffer.from(JSON.stringify(data)).toString('base64url')
}
