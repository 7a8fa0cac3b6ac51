import { noon, type Hour } from './moods.ts'
import { texasSage } from './cabins/texas-sage/index.ts'
import type { CameraSetting } from './render/camera.ts'
import type { Lamp } from './render/mood.ts'
import type { Mesh } from './tracer/mesh.ts'

/** One picture: what is built, when, and from where it is seen. */
export interface Shot {
  build: () => Mesh
  hour: Hour
  camera: CameraSetting
  lamps?: readonly Lamp[]
  /** What a guest wants to know of it, for those who cannot see it. */
  alt: string
}

export const shots: Readonly<Record<string, Shot>> = {
  'texas-sage/exterior': {
    build: texasSage,
    hour: noon,
    camera: { position: [6.4, 2.1, 15.4], lookAt: [0.35, 0, -3], fieldOfView: 42, shift: 0.125 },
    alt: 'Texas Sage at noon: a tall A-frame with a red metal roof and a glass gable, on a deck with chairs, in a meadow of bluebonnets',
  },
}
