import type { Print } from './prints.ts'

/** Pictures for hanging signs: they say what a shop sells without words. */

const [dark, pale] = ['#3d3a36', '#f5e8cd']

/** A lone star. */
export const loneStar: Print = (right, up) => {
  const [angle, away] = [Math.atan2(right, up), Math.hypot(right * 1.25, up)]
  const within = Math.abs((((((angle / (Math.PI * 2)) * 5) % 1) + 1.5) % 1) - 0.5)
  // The edge of a five-pointed star between its tips and its inner corners.
  const edge = 0.34 / (0.46 + 0.72 * (0.5 - within))
  return away < edge * 0.92 ? pale : '#a8402e'
}

/** A cup with steam. */
export const cup: Print = (right, up) => {
  const [x, y] = [right * 1.35 + 0.08, up]
  if (y > -0.5 && y < 0.12 && Math.abs(x) < 0.42 - Math.max(0, -0.2 - y) * 0.7) return pale
  const handle = Math.hypot(x - 0.46, (y + 0.14) * 1.1)
  if (handle > 0.13 && handle < 0.23 && x > 0.36) return pale
  if (y < -0.54 && y > -0.64 && Math.abs(x) < 0.62) return pale
  for (const at of [-0.18, 0.12]) {
    if (y > 0.22 && y < 0.72 && Math.abs(x - at - 0.07 * Math.sin(y * 11)) < 0.05) return pale
  }
  return '#2f6f73'
}

/** A flower with eight petals. */
export const blossom: Print = (right, up) => {
  const [angle, away] = [Math.atan2(up, right * 1.3), Math.hypot(right * 1.3, up)]
  if (away < 0.17) return '#e0a53a'
  return away < 0.5 + 0.2 * Math.cos(angle * 8) ? pale : '#4d6f9c'
}

/** A potter's vase. */
export const vase: Print = (right, up) => {
  const width = 0.2 + 0.3 * Math.sin((up + 0.72) * 2.1) ** 2 * (up < 0.35 ? 1 : 0.35)
  if (up < -0.68 || up > 0.68 || Math.abs(right * 1.3) > width) return '#dda63f'
  return Math.abs(up + 0.1) < 0.08 ? '#a8402e' : dark
}
