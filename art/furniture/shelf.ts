import { between, seededRandom } from '../core/random.ts'
import type { Vec3 } from '../core/vectors.ts'
import { beam } from '../shapes/beam.ts'
import { box } from '../shapes/box.ts'
import { pieceOf } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

/** A board on two brackets; its back is at the origin, its top at height 0. */
export function wallShelf(
  { wood, bracket }: { wood: Material; bracket: Material },
  width: number,
  depth = 0.24,
): Mesh {
  return pieceOf((mesh) => {
    box(mesh, [-width / 2, -0.04, 0], [width / 2, 0, depth], wood)
    for (const x of [-width / 2 + 0.12, width / 2 - 0.12]) {
      const size = { width: 0.022, height: 0.022 }
      beam(mesh, [x, -0.04, depth - 0.05], [x, -0.2, 0.02], size, bracket)
      box(mesh, [x - 0.012, -0.22, 0], [x + 0.012, -0.04, 0.015], bracket)
    }
  })
}

/** A row of books that starts at the origin and runs along x; the last one leans. */
export function bookRow(covers: readonly Material[], length: number, seed: number): Mesh {
  const random = seededRandom(seed)
  return pieceOf((mesh) => {
    let x = 0
    while (x < length - 0.06) {
      const width = between(random, 0.02, 0.045)
      const height = between(random, 0.17, 0.25)
      const cover = covers[Math.floor(random() * covers.length)] as Material
      box(mesh, [x, 0, 0.02], [x + width, height, 0.15 + 0.02 * random()], cover)
      x += width + 0.002
    }
    const size = { width: 0.13, height: 0.03 }
    beam(mesh, [x + 0.075, 0, 0.09], [x + 0.02, 0.2, 0.09], size, covers[0] as Material)
  })
}

/** A few books lying on each other, the smallest on top. */
export function bookPile(covers: readonly Material[], paper: Material): Mesh {
  return pieceOf((mesh) => {
    for (const [index, cover] of covers.entries()) {
      const [y, half] = [index * 0.034, 0.14 - index * 0.012]
      const shift = index % 2 ? 0.012 : -0.008
      const low: Vec3 = [shift - half, y, -half * 0.7]
      box(mesh, low, [shift + half, y + 0.032, half * 0.7], cover)
      const page: Vec3 = [shift - half + 0.01, y + 0.005, half * 0.7 - 0.004]
      box(mesh, page, [shift + half + 0.002, y + 0.027, half * 0.7 + 0.002], paper)
    }
  })
}

/** An open bookcase with its back at the origin. */
export function bookcase(
  { wood, back, covers }: { wood: Material; back: Material; covers: readonly Material[] },
  { width = 0.9, height = 1, shelves = 3, seed = 1 } = {},
): Mesh {
  const half = width / 2
  return pieceOf((mesh) => {
    box(mesh, [-half, 0, 0], [half, height, 0.015], back)
    for (const x of [-half, half - 0.03]) box(mesh, [x, 0, 0], [x + 0.03, height, 0.28], wood)
    for (let shelf = 0; shelf <= shelves; shelf += 1) {
      const y = 0.05 + ((height - 0.05) * shelf) / shelves
      box(mesh, [-half, y - 0.03, 0], [half, y, 0.29], wood)
      if (shelf === shelves) continue
      const random = seededRandom(seed + shelf)
      let x = -half + 0.05
      const end = half - 0.12 - 0.3 * random()
      while (x < end) {
        const thick = between(random, 0.022, 0.045)
        const tall = between(random, 0.16, Math.min(0.26, height / shelves - 0.05))
        const cover = covers[Math.floor(random() * covers.length)] as Material
        box(mesh, [x, y, 0.05], [x + thick, y + tall, 0.22], cover)
        x += thick + 0.002
      }
    }
  })
}

/** A shelf of board games: flat boxes in piles, from the origin along x. */
export function gamePiles(covers: readonly Material[], piles: number): Mesh {
  return pieceOf((mesh) => {
    for (let pile = 0; pile < piles; pile += 1) {
      const random = seededRandom(pile + 5)
      let y = 0
      for (let index = 0; index < 3 + (pile % 2); index += 1) {
        const [x, thick] = [pile * 0.34 + 0.02 * random(), between(random, 0.045, 0.07)]
        const cover = covers[(pile * 2 + index) % covers.length] as Material
        box(mesh, [x, y, 0.02], [x + 0.3 - 0.02 * index, y + thick - 0.004, 0.24], cover)
        y += thick
      }
    }
  })
}
