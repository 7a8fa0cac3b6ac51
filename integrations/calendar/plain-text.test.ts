import { expect, test } from 'vitest'
import { plainTextOf } from './plain-text.ts'

test.each([
  ['Plain words stay.', 'Plain words stay.'],
  ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<b>Bold</b> and <a href="https://x.example">linked</a>', 'Bold and linked'],
  ['Bring:<ul><li>hat</li><li>cash</li></ul>', 'Bring:\n\n• hat\n\n• cash'],
  ['Salt &amp; pepper &lt;fresh&gt; &#39;n&#x27; &nbsp; more', "Salt & pepper <fresh> 'n' more"],
  ['<script>alert(1)</script>Safe<style>p{}</style>', 'Safe'],
  ['<!-- hidden -->Shown', 'Shown'],
  ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
  ['&bogus; &#9999999; &amp;lt;', '&bogus; &#9999999; &lt;'],
  ['a\r\n\r\n\r\n\r\nb\u0000', 'a\n\nb'],
  ['<img src=x onerror=alert(1)>', ''],
])('%j reads %j', (html, text) => {
  expect(plainTextOf(html, 1000)).toBe(text)
})

test.each(['<a', '<script>', '&#', '<!--', '< <<', '<li>'])(
  'a flood of %j is read without getting slow',
  (flood) => {
    const before = performance.now()
    expect(plainTextOf(flood.repeat(500_000), 10_000).length).toBeLessThanOrEqual(10_000)
    expect(performance.now() - before).toBeLessThan(500)
  },
)
