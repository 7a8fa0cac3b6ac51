import { ink, type Ink } from '../core/inks.ts'
import { fraction } from '../core/numbers.ts'
import type { Vec3 } from '../core/vectors.ts'
import type { Color, Material } from '../tracer/material.ts'

/** Stripes across a piece, each as wide as it is given; they repeat. */
export function striped(
  stripes: readonly (readonly [hex: string, width: number])[],
  along: 'x' | 'y' | 'z',
): Material {
  const axis = { x: 0, y: 1, z: 2 }[along] as 0 | 1 | 2
  const total = stripes.reduce((sum, [, width]) => sum + width, 0)
  return {
    color: (point) => {
      let left = fraction(point[axis] / total) * total
      for (const [hex, width] of stripes) {
        if (left < width) return ink(hex)
        left -= width
      }
      return ink(stripes[0]?.[0] ?? '#ffffff')
    },
  }
}

interface ZigzagOptions {
  /** Half the size of the rug, for its plain ends. */
  half: readonly [x: number, z: number]
  border: string
  band?: number
}

/** Zigzag bands of a woven rug, with a plain border at both ends. */
export function zigzag(hexes: readonly string[], options: ZigzagOptions): Material {
  const { half, border, band = 0.24 } = options
  return {
    color: ([x, , z]) => {
      if (Math.abs(x) > half[0] - 0.1 || Math.abs(z) > half[1] - 0.06) return ink(border)
      const tooth = Math.abs(fraction(x / 0.3) - 0.5) * 0.34
      const place = Math.floor((z + tooth) / band)
      return ink(hexes[((place % hexes.length) + hexes.length) % hexes.length] as string)
    },
  }
}

/** The inks of a pieced quilt: ground, star, corners, middle and the second star. */
export type QuiltInks = readonly [
  ground: string,
  star: string,
  corner: string,
  middle: string,
  other: string,
]

type Patch = (acrossBlock: number, upBlock: number, isEven: boolean) => Ink

/**
 * A quilt of square blocks. The pattern lies on top and folds down over the sides: `edge` is half
 * the width of the bed, `foot` where its end is, `top` how high it lies.
 */
export function quilted(
  patch: Patch,
  { edge, foot, top, block = 0.44 }: { edge: number; foot: number; top: number; block?: number },
): Material {
  return {
    color: ([x, y, z], normal) => {
      let [across, up] = [x / block, (z - foot) / block]
      if (Math.abs(normal[0]) > 0.75) across = (Math.sign(normal[0]) * (edge + top - y)) / block
      if (normal[2] > 0.75) up = (top - y) / block
      const [column, row] = [Math.floor(across + 0.5), Math.floor(up + 0.5)]
      return patch(across - column, up - row, ((column + row) & 1) === 0)
    },
  }
}

/** Eight-pointed stars, one a block. */
export function starPatch(hexes: QuiltInks): Patch {
  const [ground, star, corner, middle, other] = hexes.map(ink) as [Ink, Ink, Ink, Ink, Ink]
  return (across, up, isEven) => {
    const [x, y] = [Math.abs(across), Math.abs(up)]
    const [more, less] = [Math.max(x, y), Math.min(x, y)]
    if (more > 0.405) return more > 0.425 && more < 0.455 ? corner : ground
    if (more < 0.135) return x + y < 0.135 ? middle : star
    const reach = (more - 0.135) / 0.27
    if (less < 0.135) return less / 0.135 < 1 - reach ? (isEven ? star : other) : ground
    return Math.abs(reach - (less - 0.135) / 0.27) < 0.33 ? corner : ground
  }
}

/** Strips around a middle, light on two sides and dark on the other two, as log cabins are pieced. */
export function logCabinPatch(hexes: QuiltInks): Patch {
  const [light, dark, paler, middle, darker] = hexes.map(ink) as [Ink, Ink, Ink, Ink, Ink]
  return (across, up, isEven) => {
    const away = Math.max(Math.abs(across), Math.abs(up))
    if (away < 0.1) return middle
    const isLight = across > up === isEven
    const isOdd = Math.floor((away - 0.1) / 0.1) % 2 === 1
    return isLight ? (isOdd ? paler : light) : isOdd ? darker : dark
  }
}

/** Four blades that turn around the middle of each block. */
export function pinwheelPatch(hexes: QuiltInks): Patch {
  const [ground, blade, corner, , other] = hexes.map(ink) as [Ink, Ink, Ink, Ink, Ink]
  return (across, up, isEven) => {
    if (Math.max(Math.abs(across), Math.abs(up)) > 0.44) return corner
    const isBlade =
      across * up > 0 ? Math.abs(across) > Math.abs(up) : Math.abs(across) < Math.abs(up)
    return isBlade ? (isEven ? blade : other) : ground
  }
}

/** Small squares, nine a block, on every second block. */
export function ninePatch(hexes: QuiltInks): Patch {
  const [ground, square, corner, middle, other] = hexes.map(ink) as [Ink, Ink, Ink, Ink, Ink]
  return (across, up, isEven) => {
    if (Math.max(Math.abs(across), Math.abs(up)) > 0.46) return corner
    if (!isEven) return ground
    const [column, row] = [Math.round(across / 0.31), Math.round(up / 0.31)]
    if (column === 0 && row === 0) return middle
    return (column + row) % 2 === 0 ? square : other
  }
}

/** A basket's weave: light and dark strands, over and under. */
export function woven(light: string, dark: string): Material {
  const color: Color = ([x, y, z]: Vec3) => {
    const strand = Math.floor(Math.atan2(z, x) * 8)
    return ink((Math.floor(y / 0.035) + strand) % 2 === 0 ? light : dark)
  }
  return { color }
}
