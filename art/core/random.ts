/** Numbers from 0 to 1, always the same ones for a seed. */
export type Random = () => number

/** Mulberry32: fast, and even enough for leaves. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A number from 0 to 1 that belongs to a place: board 7 of wall 2, pixel 30 of row 4. */
export function hash(x: number, y: number, salt = 0): number {
  let mixed =
    Math.imul(x | 0, 374_761_393) +
    Math.imul(y | 0, 668_265_263) +
    Math.imul(salt | 0, 1_133_578_743)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  mixed ^= mixed >>> 16
  mixed = Math.imul(mixed, 2_246_822_519)
  mixed ^= mixed >>> 13
  return (mixed >>> 0) / 2 ** 32
}

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

const turn = Math.PI * 2

/** An angle anywhere on the circle, in radians. */
export function anyAngle(random: Random): number {
  return random() * turn
}

/** A direction anywhere on the sphere. */
export function anyDirection(random: Random): readonly [number, number, number] {
  const height = random() * 2 - 1
  const angle = anyAngle(random)
  const radius = Math.sqrt(1 - height * height)
  return [radius * Math.cos(angle), height, radius * Math.sin(angle)]
}
