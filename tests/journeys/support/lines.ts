import type { Locator } from '@playwright/test'

/**
 * What remains in forced colors: lines, strokes and filled shapes, of the element and its content.
 * Backgrounds and text are omitted, since they take the guest's colors.
 */
export function linesOf(target: Locator): Promise<string> {
  return target.evaluate((root) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'Canvas'
    const ground = getComputedStyle(probe).color
    probe.remove()

    const line = (style: CSSStyleDeclaration, name: string) => {
      const [width, kind, color] = ['width', 'style', 'color'].map((part) =>
        style.getPropertyValue(`${name}-${part}`),
      )
      return kind === 'none' || width === '0px' || color === ground ? '' : `${width} ${kind}`
    }
    const linesIn = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return ''
      const sides = ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline']
      const isFilled = element instanceof SVGElement && style.fill !== 'none'
      const isTicked =
        element instanceof HTMLInputElement && style.appearance !== 'none' && element.checked
      const marks = [style.textDecorationLine, isFilled && 'filled', isTicked && 'ticked']
      return [...sides.map((name) => line(style, name)), ...marks].join('|')
    }
    return [root, ...root.querySelectorAll('*')]
      .flatMap((each) => [linesIn(each), linesIn(each, '::before'), linesIn(each, '::after')])
      .join('\n')
  })
}
