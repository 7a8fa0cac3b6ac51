import { NodeHtmlMarkdown } from 'node-html-markdown'
import { parse, type HTMLElement } from 'node-html-parser'

/** What guides eyes and fingers, and says nothing that is not said elsewhere on the page. */
const leftOut = `
  script, style, svg, picture, img, button, form, search, dialog, nav, [popover], [inert], [hidden],
  [data-bottom-bar], [data-fold], [aria-hidden="true"], [role="status"], [aria-roledescription="carousel"]`

/** Announced in other words than it shows, such as the stars of a rating. */
const named = '[role="img"][aria-label], a[aria-label]'

const inline = 'span, strong, em, time, a'

/** What guests write as HTML stays text: the translator would decode it. */
const lessThan = /&(?:lt|#0*60|#x0*3c);?/gi

const translator = new NodeHtmlMarkdown({ bulletMarker: '-' })

/** The main part of a page as Markdown (CommonMark), its links absolute. */
export function markdownOf(html: string): string {
  const page = parse(html)
  const address = canonicalOf(page)
  const main = page.querySelector('main')
  if (!main) return ''
  for (const part of main.querySelectorAll(named)) putInWords(part)
  for (const part of main.querySelectorAll(leftOut)) part.remove()
  // The innermost first: a part is replaced with all that is in it.
  for (const part of main.querySelectorAll(inline).toReversed()) keepApart(part)
  for (const list of main.querySelectorAll('dl')) list.replaceWith(asList(list))
  for (const link of main.querySelectorAll('a')) tidyLink(link, address)
  const text = translator.translate(main.toString().replaceAll(lessThan, '&amp;lt;'))
  return `${text.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`
}

function putInWords(part: HTMLElement): void {
  part.textContent = asHtml(part.getAttribute('aria-label') ?? '')
  part.replaceWith(part.clone(), ' ')
}

function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** The page shows a gap between them. */
function keepApart(part: HTMLElement): void {
  const isTouching =
    part.nextElementSibling !== null && part.nextElementSibling === part.nextSibling
  if (isTouching) part.replaceWith(part.clone(), ' ')
}

/** The page's own address, which has no query. */
function canonicalOf(page: HTMLElement): string | undefined {
  return page.querySelector('link[rel="canonical"]')?.getAttribute('href')
}

/** Names and values, which Markdown has no word for, as one point each. */
function asList(list: HTMLElement): HTMLElement {
  const points = list.querySelectorAll('dt').map((name) => {
    const value = name.parentNode?.querySelector('dd') ?? name.nextElementSibling
    return `<li><strong>${asHtml(name.text.trim())}:</strong> ${asHtml(value?.text.trim() ?? '')}</li>`
  })
  return parse(`<ul>${points.join('')}</ul>`)
}

/** On one line, with a space behind it, and gone if only a picture was in it. */
function tidyLink(link: HTMLElement, address: string | undefined): void {
  const words = link.structuredText
    .trim()
    .replaceAll(/\s*\n\s*/g, ' · ')
    .replaceAll(' · ,', ',')
  if (words === '') return void link.remove()
  if (!link.querySelector('strong, em')) link.textContent = asHtml(words)
  const to = link.getAttribute('href') ?? ''
  if (address) link.setAttribute('href', new URL(to, address).href)
  link.replaceWith(link.clone(), ' ')
}
