import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { IsBreached } from '#integrations/breached-passwords.ts'
import { createLimiter } from './limiter.ts'
import { formatPhc, parsePhc, type Cost } from './phc.ts'

/** Least cost that OWASP's password storage cheat sheet gives for argon2id. */
export const defaultCost: Cost = { memoryKib: 19_456, passes: 2, parallelism: 1 }

/** Hashes and compares passwords without blocking the process. All throw `BusyError`. */
export interface Passwords {
  /** A PHC string with a salt of its own; the password is taken exactly as it is. */
  hash(password: string): Promise<string>
  /**
   * Whether the password is the one behind a PHC string. With null, for somebody unknown, it does
   * the same work and answers no, so that the time tells nothing about who exists.
   */
  verify(phc: string | null, password: string): Promise<boolean>
  /** Whether a PHC string was made at another cost than today's. */
  needsRehash(phc: string): boolean
  /** Whether a service knows it as breached; never without one. Rejects when it cannot tell. */
  isBreached: IsBreached
}

const saltBytes = 16
const tagBytes = 32
/** Hashing works in the pool of threads that also reads files; half of it stays free. */
const hashingsAtOnce = 2
/** About a second of work. */
const waitingMost = 50

const derive = promisify(argon2)

export function createPasswords(
  cost: Cost = defaultCost,
  isBreached: IsBreached = async () => false,
): Passwords {
  const run = createLimiter(hashingsAtOnce, waitingMost)
  const tagOf = (password: string, salt: Buffer, { memoryKib, passes, parallelism }: Cost) =>
    run(() =>
      derive('argon2id', {
        message: password,
        nonce: salt,
        memory: memoryKib,
        passes,
        parallelism,
        tagLength: tagBytes,
      }),
    )
  const decoy = formatPhc({ cost, salt: randomBytes(saltBytes), tag: randomBytes(tagBytes) })

  return {
    isBreached,
    async hash(password) {
      const salt = randomBytes(saltBytes)
      return formatPhc({ cost, salt, tag: await tagOf(password, salt, cost) })
    },
    async verify(phc, password) {
      const stored = parsePhc(phc ?? decoy)
      const tag = await tagOf(password, stored.salt, stored.cost)
      return timingSafeEqual(tag, stored.tag) && phc !== null
    },
    needsRehash(phc) {
      return formatPhc({ ...parsePhc(phc), cost }) !== phc
    },
  }
}
