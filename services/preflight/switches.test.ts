import { expect, test } from 'vitest'
import { siteWith, without } from '#tests/fixtures/property.ts'
import { findingsSwitchedOn } from './switches.ts'

test('nothing is asked about a feature that is off', async () => {
  const finding = (where: string, what = 'x') => ({ what, where })
  const kept = [
    finding('content/site/about.yaml'),
    finding('content/pictures/about/'),
    finding('.env', 'SMTP_URL: without it'),
  ]
  const group = {
    title: 'Left',
    findings: [
      finding('content/site/contest.yaml'),
      finding('content/site/guide/dining.yaml'),
      finding('content/pictures/dining/'),
      finding('content/pictures/home-winners/'),
      finding('.env', 'CAMERA_FEED_URL: without it'),
      ...kept,
    ],
  }
  expect(findingsSwitchedOn([group], await siteWith({}))).toEqual([group])
  const site = await siteWith(without('contest', 'guides', 'camera'))
  expect(findingsSwitchedOn([group], site)).toEqual([{ ...group, findings: kept }])
})
