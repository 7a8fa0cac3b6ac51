import { expect, test } from 'vitest'
import { plainTextOf } from './text.ts'

test.each([
  ['Plain words stay.', 'Plain words stay.'],
  ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<b>Bold</b> and <a href="https://x.example">linked</a>', 'Bold and linked (https://x.example)'],
  [
    '<a href="https://x.example/a?b=1&amp;c=2"><b>here</b> </a>.',
    'here (https://x.example/a?b=1&c=2).',
  ],
  ["<a target=_blank href='https://x.example/'>x.example</a>", 'x.example'],
  ['<a href=https://x.example><img src=x></a>', 'https://x.example'],
  ['<A HREF="mailto:jo@x.example?subject=Hi">Jo</A>', 'Jo (jo@x.example)'],
  ['<a href="tel:+15128472201">Call</a>', 'Call (+15128472201)'],
  ['<a href="javascript:alert(1)">Run</a> <a href="/x">on</a> <a>away</a>', 'Run on away'],
  [
    '<a href="https://www.google.com/url?q=https%3A%2F%2Fx.example%2Fa&amp;sa=D">Tickets</a>',
    'Tickets (https://x.example/a)',
  ],
  ['<a href="https://x.example">open <p>end', 'open\nend (https://x.example)'],
  [
    'Noon &mdash; Ana&rsquo;s caf&eacute;, 5&nbsp;&euro; &#8211; &#x1F98A;',
    'Noon — Ana’s café, 5 € – 🦊',
  ],
  ['Write to <jo@x.example> or &lt;al@x.example&gt;', 'Write to <jo@x.example> or <al@x.example>'],
  ['https://x.example/?a=1&copy=2&reg=3', 'https://x.example/?a=1&copy=2&reg=3'],
  ['Bring:<ul><li>hat</li><li>cash</li></ul>', 'Bring:\n\n• hat\n\n• cash'],
  ['Salt &amp; pepper &lt;fresh&gt; &#39;n&#x27; &nbsp; more', "Salt & pepper <fresh> 'n' more"],
  ['<script>alert(1)</script>Safe<style>p{}</style>', 'Safe'],
  ['<!-- hidden -->Shown', 'Shown'],
  ['5 < 6 and 7 > 6', '5 < 6 and 7 > 6'],
  ['&bogus; &#9999999; &amp;lt;', '&bogus; \ufffd &lt;'],
  ['a\r\n\r\n\r\n\r\nb\u0000', 'a\n\nb'],
  ['<img src=x onerror=alert(1)>', ''],
])('%j reads %j', (html, text) => {
  expect(plainTextOf(html, 1000)).toBe(text)
})

test.each(['<a', '<script>', '&#', '<!--', '< <<', '<li>', '<a href=x>', '<a href="http://x'])(
  'a flood of %j is read in a time that grows with its length and no faster',
  (flood) => {
    // Growing with its square, the time would be over before the end.
    const text = plainTextOf(flood.repeat(500_000), 500_000)
    expect(text.length).toBeLessThanOrEqual(500_000)
  },
)
