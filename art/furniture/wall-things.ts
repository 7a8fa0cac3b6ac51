import { printed } from '../materials/prints.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import { beam } from '../shapes/beam.ts'
import { pieceOf } from '../shapes/put.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

type Print = Parameters<typeof printed>[0]

/** A print in a frame; the middle of its back is at the origin. */
export function framedPrint(
  print: Print,
  frame: Material,
  [width, height]: readonly [number, number],
): Mesh {
  const [x, y] = [width / 2, height / 2]
  return pieceOf((mesh) => {
    box(mesh, [-x, -y, 0], [x, y, 0.015], printed(print, [width, height]))
    const edge = 0.028
    for (const side of [-1, 1]) {
      const [left, low] = [side * x - (side > 0 ? 0 : edge), side * y - (side > 0 ? 0 : edge)]
      box(mesh, [left, -y - edge, 0], [left + edge, y + edge, 0.03], frame)
      box(mesh, [-x, low, 0], [x, low + edge, 0.03], frame)
    }
  })
}

/** A straw hat with its crown up, its brim around the origin. */
export function strawHat(straw: Material, ribbon: Material): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0.2, 0.015],
        [0.14, 0],
        [0.095, 0.012],
      ],
      straw,
      40,
    )
    lathe(
      mesh,
      [0, 0.012, 0],
      [
        [0.095, 0],
        [0.092, 0.03],
      ],
      ribbon,
      40,
    )
    lathe(
      mesh,
      [0, 0.042, 0],
      [
        [0.092, 0],
        [0.084, 0.055],
        [0.05, 0.07],
        [0, 0.06],
      ],
      straw,
      40,
    )
  })
}

/** A round basket with folded blankets in it. */
export function blanketBasket(weave: Material, blankets: readonly [Material, Material]): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0, 0],
        [0.2, 0],
        [0.25, 0.16],
        [0.24, 0.32],
        [0.22, 0.32],
        [0.2, 0.2],
      ],
      weave,
      48,
    )
    const soft = { segments: [80, 40] as const, roundness: 0.55 }
    ellipsoid(mesh, [0.02, 0.33, 0], [0.19, 0.08, 0.18], blankets[0], soft)
    ellipsoid(mesh, [-0.03, 0.42, 0.02], [0.16, 0.07, 0.15], blankets[1], { ...soft, turn: 0.4 })
  })
}

/** A ladder that leans back from the viewer: its foot at the origin. */
export function ladder(wood: Material, height: number, lean: number): Mesh {
  return pieceOf((mesh) => {
    const rail = { width: 0.05, height: 0.08 }
    for (const x of [-0.24, 0.24]) beam(mesh, [x, 0, 0], [x, height, -lean], rail, wood)
    for (let y = 0.28; y < height - 0.1; y += 0.29) {
      const z = (-lean * y) / height
      beam(mesh, [-0.24, y, z], [0.24, y, z], { width: 0.09, height: 0.03 }, wood)
    }
  })
}

/** A rug around the origin. */
export function rug(pattern: Material, [width, depth]: readonly [number, number]): Mesh {
  const [x, z] = [width / 2, depth / 2]
  return pieceOf((mesh) => box(mesh, [-x, 0, -z], [x, 0.014, z], pattern))
}
