import { fireLight } from '../../building/camp-fire.ts'
import { ink } from '../../core/inks.ts'
import { on } from '../../land/ground.ts'
import type { Vec3 } from '../../core/vectors.ts'
import type { CameraSetting } from '../../render/camera.ts'
import type { Lamp } from '../../render/mood.ts'
import { Mesh } from '../../tracer/mesh.ts'
import { land } from './measures.ts'
import { plantAround } from './planting.ts'
import { hangLanterns, lanternPlaces, lightPath, pathLanternPlaces, seatAll } from './seats.ts'

/** The fire pit that all cabins share: room for a dozen around one fire. */
export function gathering(camera: CameraSetting): Mesh {
  const mesh = new Mesh()
  seatAll(mesh)
  hangLanterns(mesh)
  plantAround(mesh, camera)
  return mesh
}

/** The same from the path, with lanterns along it. */
export function gatheringPath(camera: CameraSetting): Mesh {
  const mesh = gathering(camera)
  lightPath(mesh)
  return mesh
}

const lanternInk = ink('#ffc16b')

/** A little light around a lantern. */
function lanternLight(position: Vec3): Lamp {
  return {
    position,
    intensity: 0.9,
    ink: lanternInk,
    softness: 0.35,
    reach: 4,
    castsShadow: false,
  }
}

/** The fire, and a little around each lantern. */
export const gatheringLight: readonly Lamp[] = [
  ...fireLight(on(land, 0, 0, 0.55), 1.7),
  ...lanternPlaces.map(lanternLight),
]

export const pathLight: readonly Lamp[] = [
  ...gatheringLight,
  ...pathLanternPlaces.map(lanternLight),
]
