import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readDrawings } from '../bin/pictures/drawn.ts'
import { shots } from './shots/index.ts'

const committed = fileURLToPath(new URL('../content/pictures/drawn', import.meta.url))

test.each(Object.entries(await readDrawings(committed)))(
  "the site's %s says what the kit says it shows",
  (name, { alt }) => {
    expect(alt).toBe(`${shots[name]?.alt}.`)
  },
)
