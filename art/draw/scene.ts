import type { Scene } from '../render/render.ts'
import { refineLeaves } from '../plants/refine.ts'
import { shots } from '../shots/index.ts'

export const paper = { grain: 0.03, vignette: 0.05 }

/** Everything a shot is drawn from. */
export function sceneOf(name: string): Scene {
  const shot = shots[name]
  if (!shot) throw new RangeError(`There is no shot '${name}'`)
  const { build, hour, camera, lamps = [] } = shot
  const mesh = build()
  refineLeaves(mesh, camera)
  return { mesh, lamps, ...hour, camera, paper }
}
