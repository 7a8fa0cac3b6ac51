import { parentPort, workerData } from 'node:worker_threads'
import { drawerOf } from '../render/render.ts'
import { sceneOf } from './scene.ts'
import { bandsOf, type Share } from './share.ts'

// A thread of `drawShot`: builds the scene for itself and draws its share of the bands.
const share = workerData as Share
const draw = drawerOf(sceneOf(share.name), share.frame)
for (const rows of bandsOf(share)) {
  const { inks, glow } = draw(rows)
  parentPort?.postMessage({ first: rows[0], inks, glow }, [
    inks.buffer,
    glow.buffer,
  ] as ArrayBuffer[])
}
