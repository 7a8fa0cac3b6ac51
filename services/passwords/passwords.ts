import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { IsBreached } from '#integrations/breached-passwords.ts'
import { BusyError } from '../errors.ts'

/** OWASP's minimum cost for argon2id (password storage cheat sheet). */
export const defaultCost: Cost = { memoryKib: 19_456, passes: 2, parallelism: 1 }

/** Hashes and verifies passwords in the background. All methods may throw `BusyError`. */
export interface Passwords {
  /** A PHC string with its own salt; the password is hashed exactly as given. */
  hash(password: string): Promise<string>
  /**
   * Whether the password matches a PHC string. With null, for an unknown user, it does the same
   * work and returns false, so that timing does not reveal which users exist.
   */
  verify(phc: string | null, password: string): Promise<boolean>
  /** Whether a PHC string was made with a different cost. */
  needsRehash(phc: string): boolean
  /** Whether the password is known as breached; false without a service. Rejects if it fails. */
  isBreached: IsBreached
}

const saltBytes = 16
const tagBytes = 32
/** Hashing shares the thread pool with file access; half of it stays free. */
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
 * Runs at most `atOnce` tasks in parallel and queues up to `waitingMost`. Beyond that, rejects with
 * `BusyError` at once: an unbounded queue only delays the failure.
 */
export function createLimiter(atOnce: number, waitingMost: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw new BusyError('We are busy just now.')
      // A finished task hands its slot over without releasing it.
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

/** The PHC string format stores the cost with the hash, so the cost can be raised later. */
export function formatPhc({ cost, salt, tag }: PasswordHash): string {
  const { memoryKib, passes, parallelism } = cost
  const numbers = `m=${memoryKib},t=${passes},p=${parallelism}`
  return `$argon2id$v=19$${numbers}$${unpadded(salt)}$${unpadded(tag)}`
}

/** Throws for anything not made by `formatPhc`; the message never repeats it. */
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

/** Crockford's base32 in lower case: no letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const groups = 6
const groupLength = 5

/** A readable random password of 150 bits, such as `k7mq2-x9rtb-…`. */
export function generatePassword(): string {
  return Array.from({ length: groups }, randomGroup).join('-')
}

function randomGroup(): string {
  return Array.from(randomBytes(groupLength), symbolOf).join('')
}

/** 256 is a multiple of 32, so every symbol is equally likely. */
function symbolOf(byte: number): string {
  return alphabet.charAt(byte % alphabet.length)
}
