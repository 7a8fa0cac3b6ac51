import { curb } from '../../../building/storefront.ts'
import { planks } from '../../../materials/boards.ts'
import { box } from '../../../shapes/box.ts'
import { Mesh } from '../../../tracer/mesh.ts'
import { materials as m } from '../inks.ts'
import { across, buildAcross, buildShops, front } from './fronts.ts'
import { hangThings } from './hung.ts'
import { buildPorch, porchEdge, standThings } from './porch.ts'

/** A shopping street: a porch along shop windows, with signs, chimes and flowers under it. */
export function shoppingStreet(): Mesh {
  const mesh = new Mesh()
  pave(mesh)
  buildShops(mesh)
  buildPorch(mesh)
  hangThings(mesh)
  standThings(mesh)
  buildAcross(mesh)
  return mesh
}

function pave(mesh: Mesh): void {
  mesh.quad(
    [
      [-70, 0, 40],
      [70, 0, 40],
      [70, 0, -90],
      [-70, 0, -90],
    ],
    m.road,
    [0, 1, 0],
  )
  box(
    mesh,
    [front - 1, -0.1, -36],
    [porchEdge + 0.5, curb, 14],
    planks(['#cda377', '#c2976b', '#8f6c4b'], 'z', 0.15),
  )
  box(mesh, [across - 1.8, -0.1, -36], [across + 1, curb, 14], m.sidewalk)
}
