import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Sharp } from 'sharp'
import type { Frame, Layers } from '../render/layers.ts'
import { finish, render } from '../render/render.ts'
import { shots } from '../shots/index.ts'
import { paper, sceneOf } from './scene.ts'
import type { Share } from './share.ts'

interface Band {
  first: number
  inks: Float32Array
  glow: Float32Array
}

/** Draws a shot on so many threads; how many makes no difference to the picture. */
export async function drawShot(name: string, frame: Frame, threads: number): Promise<Sharp> {
  const shot = shots[name]
  if (!shot) throw new RangeError(`There is no shot '${name}'`)
  if (threads === 1) return render(sceneOf(name), frame)
  const size = frame.width * frame.height * 3
  const layers: Layers = {
    width: frame.width,
    height: frame.height,
    inks: new Float32Array(size),
    glow: new Float32Array(size),
  }
  await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      drawShare({ name, frame, thread, threads }, layers),
    ),
  )
  return finish(layers, { mood: shot.hour.mood, paper })
}

async function drawShare(share: Share, layers: Layers): Promise<void> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: share })
  worker.on('message', ({ first, inks, glow }: Band) => {
    layers.inks.set(inks, first * layers.width * 3)
    layers.glow.set(glow, first * layers.width * 3)
  })
  await once(worker, 'exit')
}
