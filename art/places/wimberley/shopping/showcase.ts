import { shelfHeight } from '../../../building/storefront.ts'
import { seededRandom } from '../../../core/random.ts'
import { basket, pot } from '../../../furniture/goods.ts'
import { bookPile } from '../../../furniture/shelf.ts'
import { boards } from '../../../materials/boards.ts'
import { flat } from '../../../materials/plain.ts'
import { box } from '../../../shapes/box.ts'
import { pieceOf, type Arrangement } from '../../../shapes/put.ts'
import type { Material } from '../../../tracer/material.ts'
import type { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'

/** What a shop window shows behind its glass. All places are over its floor, as `storefront` has it. */
const glazes = [m.teal, m.clay, m.cream, m.blue, m.mustard, m.red]
const shelfWood = flat('#a8744a')
/** From the floor of a window to its head, and the two faces of its wall. */
const [head, inner, outer] = [1.95, -0.11, 0.185] as const
const upperShelf = 1.5

/** Lamplit boards. */
export const lined = {
  back: { ...boards(['#eebf82', '#e6b274', '#bf8a52'], { width: 0.24 }), emission: 0.14 },
  floor: shelfWood,
} as const

/** Pots, baskets and books in a window, other ones in each. */
export function goodsFor(shopNumber: number, frame: Material) {
  return (window: number, width: number): Arrangement => {
    const random = seededRandom(shopNumber * 10 + window)
    const count = Math.floor(width / 0.34)
    const along = (index: number, margin: number) =>
      ((index + 0.5) / count - 0.5) * (width - margin)
    const row = (height: number, size: number): Arrangement =>
      Array.from({ length: count }, (_, index) => [
        oneGood(random, size),
        [along(index, 0.2), height, -0.18],
      ])
    const onFloor = Array.from({ length: count }, (_, index) => {
      const z = 0.02 - 0.2 * (index % 2)
      return [oneGood(random, 0.3), [along(index, 0.25), 0, z]] as const
    })
    return [
      ...onFloor,
      ...row(shelfHeight, 0.19),
      ...row(upperShelf, 0.17),
      [shelfFrame(width), [0, 0, 0]],
      [jambs(width, frame), [0, 0, 0]],
      [pane(width), [0, 0, 0.062]],
    ]
  }
}

function oneGood(random: () => number, height: number): Mesh {
  const glaze = glazes[Math.floor(random() * glazes.length)] ?? m.clay
  const draw = random()
  if (draw < 0.3) return pot('jar', height * (0.9 + 0.4 * random()), glaze)
  if (draw < 0.6) return pot('vase', height * (1.1 + 0.4 * random()), glaze)
  if (draw < 0.72) return pot('bowl', height * 0.6, glaze)
  if (draw < 0.85 && height > 0.2) return basket('#d9b272', '#8a5c37')
  return bookPile([m.red, m.teal, m.mustard], m.cream)
}

/** Posts that carry the shelf, and a second one over it. */
function shelfFrame(width: number): Mesh {
  const half = width / 2
  return pieceOf((mesh) => {
    for (const x of [-half + 0.06, 0, half - 0.06]) {
      box(mesh, [x - 0.02, 0, -0.35], [x + 0.02, head, -0.31], shelfWood)
    }
    box(mesh, [-half - 0.1, upperShelf - 0.03, -0.36], [half + 0.1, upperShelf, -0.06], shelfWood)
  })
}

/** Lines the opening: without it the wall's own boards would run on into the window. */
function jambs(width: number, frame: Material): Mesh {
  const half = width / 2
  return pieceOf((mesh) => {
    for (const side of [-1, 1]) {
      const [from, to] = [side * half, side * (half - 0.012)].toSorted((a, b) => a - b)
      box(mesh, [from as number, 0, inner], [to as number, head, outer], frame)
    }
    box(mesh, [-half, head - 0.012, inner], [half, head, outer], frame)
  })
}

const [veil, glint] = [0.12, 0.3].map((opacity) =>
  flat('#dcebea', { opacity, castsShadow: false }),
) as [Material, Material]

/** Glass: a veil over the goods, and slanting glints. */
function pane(width: number): Mesh {
  const half = width / 2
  return pieceOf((mesh) => {
    const slant = (from: number, to: number, z: number, material: Material) =>
      mesh.quad(
        [
          [from - 0.34, 0, z],
          [to - 0.34, 0, z],
          [to + 0.34, head, z],
          [from + 0.34, head, z],
        ],
        material,
        [0, 0, 1],
      )
    mesh.quad(
      [
        [-half, 0, 0],
        [half, 0, 0],
        [half, head, 0],
        [-half, head, 0],
      ],
      veil,
      [0, 0, 1],
    )
    for (const middle of [-half / 2, half / 2]) {
      slant(middle - 0.16, middle + 0.04, 0.004, glint)
      slant(middle + 0.1, middle + 0.15, 0.004, glint)
    }
  })
}
