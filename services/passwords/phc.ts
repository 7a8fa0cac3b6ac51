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
