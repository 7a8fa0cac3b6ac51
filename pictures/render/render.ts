import sharp, { type Sharp } from 'sharp'
import { Tracer } from '../tracer/tracer.ts'
import type { Mesh } from '../tracer/mesh.ts'
import type { Sky } from '../sky/sky.ts'
import { cameraFor, type CameraSetting } from './camera.ts'
import { addGlow } from './finish/glow.ts'
import { onPaper, type PaperSetting } from './finish/paper.ts'
import { renderRows, type Frame } from './layers.ts'
import type { Lamp, Mood } from './mood.ts'

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
  const { width, height } = frame
  const camera = cameraFor(scene.camera, width / height)
  const stage = {
    tracer: new Tracer(scene.mesh),
    mood: scene.mood,
    lamps: scene.lamps,
    backdrop: (direction: readonly [number, number, number], dither: number) => {
      const { across, above } = camera.tangentsOf(direction)
      return scene.sky(across, above, dither)
    },
  }
  const layers = renderRows(stage, camera, frame, [0, height])
  await addGlow(layers, scene.mood.glow)
  return sharp(onPaper(layers, scene.paper), { raw: { width, height, channels: 3 } })
}
