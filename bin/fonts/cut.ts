import { writeFile } from 'node:fs/promises'
import { cutFont, cuts } from './recipe.ts'

/** `node bin/fonts/cut.ts`, after the recipe or a font's version changed; the result is committed. */
for (const cut of cuts) {
  const bytes = await cutFont(cut)
  await writeFile(cut.target, bytes)
  console.log(`${cut.target}: ${bytes.length.toLocaleString('en-US')} bytes`)
}
