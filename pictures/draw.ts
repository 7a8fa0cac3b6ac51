import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Frame } from './render/layers.ts'
import { render } from './render/render.ts'
import { shots } from './shots/index.ts'

const draft: Frame = { width: 800, height: 533, samples: 1 }
const final: Frame = { width: 1600, height: 1067, samples: 2 }
const paper = { grain: 0.03, vignette: 0.05 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    final: { type: 'boolean', default: false },
    to: { type: 'string', default: 'build/drawings' },
  },
})

const unknown = positionals.filter((name) => !(name in shots))
if (unknown.length > 0) {
  console.error(`Not a shot: ${unknown.join(', ')}. There are: ${Object.keys(shots).join(', ')}`)
  process.exit(2)
}
for (const name of positionals) {
  const file = join(values.to, `${name}.png`)
  await draw(name, file)
  console.log(file)
}

async function draw(name: string, file: string): Promise<void> {
  const shot = shots[name]
  if (!shot) return
  const { build, hour, camera, lamps = [] } = shot
  const frame = values.final ? final : draft
  const picture = await render({ mesh: build(), lamps, ...hour, camera, paper }, frame)
  await mkdir(dirname(file), { recursive: true })
  await picture.png().toFile(file)
}
