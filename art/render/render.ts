import sharp, { type Sharp } from 'sharp'
import { Tracer } from '../tracer/tracer.ts'
import type { Mesh } from '../tracer/mesh.ts'
import type { Sky } from '../sky/sky.ts'
import { cameraFor, type CameraSetting } from './camera.ts'
import { addGlow } from './finish/glow.ts'
import { onPaper, type PaperSetting } from './finish/paper.ts'
import { renderRows, type Frame, type Layers } from './layers.ts'
import type { Lamp, Mood } from './mood.ts'
import type { Stage } from './shading/place.ts'

/** Everything a picture is made from. */
export interface Scene {
  mesh: Mesh
  lamps: readonly Lamp[]
  sky: Sky
  mood: Mood
  camera: CameraSetting
  paper: PaperSetting
}

/** Renders a scene; the same scene and frame always give the same picture. */
export async function render(scene: Scene, frame: Frame): Promise<Sharp> {
  return finish(drawerOf(scene, frame)([0, frame.height]), scene)
}

/** Draws rows of a scene, from the first to before the last. */
export function drawerOf(
  scene: Scene,
  frame: Frame,
): (rows: readonly [first: number, end: number]) => Layers {
  const camera = cameraFor(scene.camera, frame.width / frame.height)
  const stage: Stage = {
    tracer: new Tracer(scene.mesh),
    mood: scene.mood,
    lamps: scene.lamps,
    backdrop: (direction, dither) => {
      const { across, above } = camera.tangentsOf(direction)
      return scene.sky(across, above, dither)
    },
  }
  return (rows) => renderRows(stage, camera, frame, rows)
}

/** Adds glow and paper to all rows of a picture. */
export async function finish(
  layers: Layers,
  { mood, paper }: Pick<Scene, 'mood' | 'paper'>,
): Promise<Sharp> {
  const { width, height } = layers
  await addGlow(layers, mood.glow)
  return sharp(onPaper(layers, paper), { raw: { width, height, channels: 3 } })
}
