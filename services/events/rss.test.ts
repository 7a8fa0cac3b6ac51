import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { rssOf } from './rss.ts'

const options = {
  origin: 'https://cabins.example',
  title: 'Events & more',
  description: 'What is on.',
  timeZone: 'America/Chicago',
}

test('what a calendar says is text in the feed, whatever characters it contains', () => {
  const feed = rssOf(
    [
      {
        id: 'dance',
        summary: 'Rock <b>& roll\u0000',
        start: { date: '2026-11-28' },
        end: { date: '2026-11-29' },
      },
    ],
    options,
  )
  expect(feed).toContain('<title>Rock &lt;b&gt;&amp; roll, Saturday, November 28, 2026</title>')
  expect(feed).toContain('<title>Events &amp; more</title>')
})

test('an event that begins at night is told on the day it has at the cabins', () => {
  const start = { dateTime: '2026-11-29T04:30:00Z' }
  const feed = rssOf([{ id: 'late', summary: 'Late', start, end: start }], options)
  expect(feed).toContain('<title>Late, Saturday, November 28, 2026</title>')
})

test("a description's lines and angle brackets survive a feed reader, which reads HTML", () => {
  const start = { date: '2026-11-28' }
  const description = 'Write to <jo@x.example> &\nbring cash.'
  const feed = rssOf(
    [{ id: 'a', summary: 'A', start, end: { date: '2026-11-29' }, description }],
    options,
  )
  const [, xml = ''] = /<item>.*<description>(.*)<\/description>/.exec(feed) ?? []
  expect(parse(parse(xml).text).structuredText).toContain('Write to <jo@x.example> &\nbring cash.')
})
