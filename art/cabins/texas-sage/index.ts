import type { Panes } from '../../building/panes.ts'
import { ink } from '../../core/inks.ts'
import type { CameraSetting } from '../../render/camera.ts'
import type { Lamp } from '../../render/mood.ts'
import { Mesh } from '../../tracer/mesh.ts'
import { addFire } from './fire.ts'
import { buildHouse } from './house.ts'
import { floor } from './land.ts'
import { inScene } from './measures.ts'
import { plantBeside, plantOutlook } from './outlook.ts'
import { plantAround, plantMeadow } from './planting.ts'
import { bedsideLight } from './rooms/bedroom.ts'
import { addRooms } from './rooms/index.ts'
import { livingLight } from './rooms/living.ts'

interface State {
  panes: Panes
  /** Lamps of the living corner, and the fire. */
  isEvening?: boolean
  /** Seen toward the back alone: the land in front is left out, which saves most of the work. */
  isSeenToBack?: boolean
  /** Of a camera that looks beside the meadow, where nothing grows otherwise. */
  camera?: CameraSetting
}

/** Texas Sage, the A-frame, in its meadow. Its front looks toward positive z. */
export function texasSage(state: State): Mesh {
  const { panes, isEvening = false, isSeenToBack = false, camera } = state
  const mesh = new Mesh()
  buildHouse(mesh, panes)
  plantAround(mesh)
  if (!isSeenToBack) {
    addFire(mesh, isEvening)
    plantMeadow(mesh)
    plantOutlook(mesh)
    if (camera) plantBeside(mesh, camera)
  }
  if (panes === 'open') addRooms(mesh, isEvening)
  return mesh
}

const warm = ink('#ffbe66')

/** What falls out of the windows onto deck, steps and meadow. */
export const windowLight: readonly Lamp[] = [
  { position: [0, floor + 1.6, 0.4], intensity: 3.2, ink: warm, softness: 0.6 },
  { position: [-1.75, floor + 1.6, 0.3], intensity: 1.2, ink: warm, softness: 0.4 },
  { position: [1.75, floor + 1.6, 0.3], intensity: 1.2, ink: warm, softness: 0.4 },
  { position: [0, floor + 3.8, 0.5], intensity: 2.4, ink: warm, softness: 0.8 },
  { position: [0.5, 1.6, 5.4], intensity: 1.3, ink: warm, castsShadow: false, reach: 4.5 },
]

/** The lamps by the bed; they burn by day too, softly. */
export const bedsideLamps: readonly Lamp[] = bedsideLight.map((place) => ({
  position: inScene(place),
  intensity: 0.5,
  ink: ink('#ffc673'),
  softness: 0.18,
}))

/** The lamps of the living corner, and what its walls give back. */
export const livingLamps: readonly Lamp[] = [
  ...livingLight.map((place) => ({
    position: inScene(place),
    intensity: 2.2,
    ink: warm,
    softness: 0.3,
  })),
  {
    position: inScene([0.4, 2.2, -3.2]),
    intensity: 1.5,
    ink: warm,
    softness: 1,
    castsShadow: false,
  },
]
