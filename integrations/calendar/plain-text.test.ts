import { expect, test } from 'vitest'
import { plainTextOf } from './text.ts'

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
  'a flood of %j is read in a time that grows with its length and no faster',
  (flood) => {
    // Growing with its square, the time would be over before the end.
    const text = plainTextOf(flood.repeat(500_000), 500_000)
    expect(text.length).toBeLessThanOrEqual(500_000)
  },
)
