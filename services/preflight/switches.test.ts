import { expect, test } from 'vitest'
import { siteWith, without } from '#tests/fixtures/property.ts'
import { switchedOn } from './launch-findings.ts'

test('nothing is asked about a feature that is off', async () => {
  const finding = (where: string, what = 'x') => ({ what, where })
  const kept = [
    finding('content/site/about.yaml'),
    finding('content/pictures/about/'),
    finding('.env', 'SMTP_URL: without it'),
  ]
  const all = [
    finding('content/site/contest.yaml'),
    finding('content/site/guide/dining.yaml'),
    finding('content/pictures/dining/'),
    finding('content/pictures/home-winners/'),
    finding('.env', 'CAMERA_FEED_URL: without it'),
    ...kept,
  ]
  expect(all.filter(switchedOn(await siteWith({})))).toEqual(all)
  const site = await siteWith(without('contest', 'guides', 'camera'))
  expect(all.filter(switchedOn(site))).toEqual(kept)
})
