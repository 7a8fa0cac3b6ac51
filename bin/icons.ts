// node bin/icons.ts, after the list of icons or lucide's version changed; the result is committed.
import { writeFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconNameSchema, type IconName } from '#contracts/site/shapes.ts'

export const spritePath = 'app/icons/features.svg'

interface IconModule {
  __iconData: { node: [tag: string, attributes: Record<string, string>][] }
}

/** One file of the icons that content may name, so that no page carries them all as code. */
export async function drawSprite(): Promise<string> {
  const symbols = await Promise.all(iconNameSchema.options.map(drawSymbol))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

async function drawSymbol(name: IconName): Promise<string> {
  const path = `lucide-react/dist/esm/icons/${name}.mjs`
  const { __iconData } = (await import(path)) as IconModule
  const shapes = __iconData.node.map(([tag, attributes]) => createElement(tag, attributes))
  return renderToStaticMarkup(createElement('symbol', { id: name, viewBox: '0 0 24 24' }, shapes))
}

if (import.meta.main) await writeFile(spritePath, await drawSprite())
