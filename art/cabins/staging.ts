import type { Panes } from '../building/panes.ts'
import type { CameraSetting } from '../render/camera.ts'
import { Mesh } from '../tracer/mesh.ts'

/** How a cabin is shown: plants grow where the camera looks, lamps and fire burn or not. */
export interface Staging {
  camera: CameraSetting
  isLit?: boolean
  hasFire?: boolean
  /** Seen from its rooms, which are left out of pictures from outside. */
  isInside?: boolean
}

interface CabinBuilders {
  buildHouse: (mesh: Mesh, panes: Panes) => void
  addRooms: (mesh: Mesh, isLit: boolean) => void
  furnish: (mesh: Mesh, lights: { isLit: boolean; hasFire: boolean }) => void
  plantAround: (mesh: Mesh, staging: Staging) => void
}

/** A cabin that can be shown in any staging, made from its parts. */
export function buildCabin({ buildHouse, addRooms, furnish, plantAround }: CabinBuilders) {
  return (staging: Staging): Mesh => {
    const { isLit = false, hasFire = false, isInside = false } = staging
    const mesh = new Mesh()
    buildHouse(mesh, isInside ? 'open' : isLit ? 'lit' : 'mirroring')
    if (isInside) addRooms(mesh, isLit)
    furnish(mesh, { isLit, hasFire })
    plantAround(mesh, staging)
    return mesh
  }
}
