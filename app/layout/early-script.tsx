import { useContext } from 'react'
import { NonceContext } from '../nonce.ts'

/** Runs where it stands, before first paint. `code` is a constant of ours. */
export function EarlyScript({ code }: { code: string }) {
  const nonce = useContext(NonceContext)
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  )
}
