import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { render } from './render/render.ts'
import { shots, type Shot } from './shots.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '800' },
    samples: { type: 'string', default: '1' },
    to: { type: 'string', default: 'build/drawings' },
  },
})

const paper = { grain: 0.03, vignette: 0.05 }

for (const name of positionals) {
  const shot = shots[name]
  if (!shot)
    throw new RangeError(`There is no shot '${name}'. Known: ${Object.keys(shots).join(', ')}`)
  await draw(name, shot)
}

async function draw(name: string, shot: Shot): Promise<void> {
  const width = Number(values.width)
  const frame = { width, height: Math.round((width * 2) / 3), samples: Number(values.samples) }
  const file = `${values.to}/${name}.png`
  await mkdir(dirname(file), { recursive: true })
  const { build, hour, camera, lamps = [] } = shot
  const picture = await render({ mesh: build(), lamps, ...hour, camera, paper }, frame)
  await picture.png().toFile(file)
  console.log(file)
}
