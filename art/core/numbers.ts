/** Small arithmetic that every part of the kit uses. */

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 below `from`, 1 above `to`, an S-curve between; also falling, when `to` is below `from`. */
export function smoothstep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/** The value within its unit: 0.25 for 3.25, 0.75 for -0.25. */
export function fraction(value: number): number {
  return value - Math.floor(value)
}

/** A share cut into so many steps, with dither at the edges. */
export function stepped(share: number, steps: number, dither: number): number {
  return clamp(Math.floor(share * steps + dither + 0.5) / steps)
}
