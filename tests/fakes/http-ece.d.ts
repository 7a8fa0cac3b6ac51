declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Decryption {
    version: 'aes128gcm'
    privateKey: ECDH
    /** base64url */
    authSecret: string
  }
  const ece: { decrypt: (message: Buffer, decryption: Decryption) => Buffer }
  export default ece
}
