import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { IsBreached } from '#integrations/breached-passwords.ts'
import { BusyError } from '../errors.ts'

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
const waitingAtMost = 50

const derive = promisify(argon2)

export function createPasswords(
  cost: Cost = defaultCost,
  isBreached: IsBreached = async () => false,
): Passwords {
  const run = createLimiter(hashingsAtOnce, waitingAtMost)
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

/**
 * Runs at most `atOnce` tasks side by side and lets `waitingMost` more wait their turn. A task
 * beyond them rejects with `BusyError` at once: a queue without an end only moves the failure.
 */
export function createLimiter(atOnce: number, waitingMost: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw new BusyError('We are busy just now.')
      // A finished task hands its place over without releasing it.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** What a guess costs someone who stole the database. */
export interface Cost {
  memoryKib: number
  passes: number
  parallelism: number
}

export interface PasswordHash {
  cost: Cost
  salt: Buffer
  tag: Buffer
}

const phcPattern =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]{43})$/

/** The PHC string format: the cost stands beside the hash, so it can rise without breaking any. */
export function formatPhc({ cost, salt, tag }: PasswordHash): string {
  const { memoryKib, passes, parallelism } = cost
  const numbers = `m=${memoryKib},t=${passes},p=${parallelism}`
  return `$argon2id$v=19$${numbers}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Throws for anything that `formatPhc` did not make; the message never repeats it. */
export function parsePhc(text: string): PasswordHash {
  const [, memoryKib, passes, parallelism, salt, tag] = phcPattern.exec(text) ?? []
  if (!salt || !tag) throw new Error('A stored password hash cannot be read.')
  return {
    cost: {
      memoryKib: Number(memoryKib),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
