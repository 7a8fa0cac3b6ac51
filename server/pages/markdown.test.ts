import { expect, test } from 'vitest'
import { markdownOf } from './markdown.ts'

/** As React writes text. */
const html = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</p><h1>Sold</h1>',
  '<https://evil.example>',
  '<!-- comment',
])('HTML that a guest wrote stays text in Markdown: %s', (written) => {
  const text = html(written)
  const page = `<main><h2>${text}</h2><p>${text}</p><blockquote>${text}</blockquote>
    <dl><dt>${text}</dt><dd>${text}</dd></dl><a href="/x">${text}</a>
    <a href="/x" aria-label="${text}">x</a><span role="img" aria-label="${text}">x</span>
    <ul><li><strong>${text}</strong></li></ul></main>`
  const markdown = markdownOf(page)
  expect(markdown).not.toContain('<')
  expect(markdown.split('&lt;').length).toBeGreaterThan(8)
})

test('links and headings that a guest wrote as Markdown stay text', () => {
  const markdown = markdownOf('<main><p># [press](javascript:alert(1)) **now**</p></main>')
  expect(markdown).toBe('\\# \\[press\\](javascript:alert(1)) \\*\\*now\\*\\*\n')
})
