import type { Page } from '@playwright/test'
import { setUpWords } from '#content/admin-launch.ts'
import type { FeedFake } from '../../fakes/feed.ts'
import type { SmtpFake } from '../../fakes/smtp.ts'
import { blueHeron } from '../../fixtures/blue-heron.ts'
import { groupInquiry } from '../../fixtures/inquiries.ts'
import { sampleWordsBeside } from '../../fixtures/sample-words.ts'
import { expect } from '../fixtures.ts'
import {
  cottagesAlbums,
  pagesAlbums,
  setUpAlbum,
  setUpCabins,
  setUpFacts,
  uploadPictures,
  writeTexts,
} from '../support/blue-heron-owner.ts'
import { test } from '../support/blue-heron-site.ts'
import { inDays } from '../support/days.ts'
import { everyPublicText } from '../support/public-texts.ts'
import { giveCalendar, openLaunch, openStep, stepOf } from '../support/set-up-screen.ts'
import { signIn } from '../support/sign-in.ts'

// Another property made in the browser alone, from the sample to an empty list of what is left. Every
// document is written in its form; of the pictures, one album is, and the others by the calls that the
// form makes.

const sampleWords = sampleWordsBeside(blueHeron)
const wordsIn = (text: string) => sampleWords.filter((word) => text.includes(word))

test('the owner makes Blue Heron Cottages of the sample property in the browser alone', async ({
  page,
  visit,
  mail,
  partner,
}, info) => {
  test.setTimeout(1_200_000)
  await signIn(page)
  expect(wordsIn(await textAt(page, '/')).length).toBeGreaterThan(20)
  await visit('/admin/launch')
  // The files of pictures are made while the owner writes.
  const [showPages] = await Promise.all([
    uploadPictures(page, pagesAlbums),
    test.step('parts, place and partner', () => setUpFacts(page)),
  ])
  await test.step('cabins', () => setUpCabins(page))
  await test.step('calendars of two', () => giveCalendars(page, partner))
  const [showCottages] = await Promise.all([
    uploadPictures(page, cottagesAlbums),
    test.step('texts', () => writeTexts(page)),
  ])
  await test.step('pictures of a cottage', () => setUpAlbum(page, info.outputPath('pier.png')))
  await test.step('pictures of the others', showCottages)
  await test.step('pictures of pages', showPages)
  await test.step('mail and calendars are tried out', () => tryOut(page, mail))
  await test.step('what is left is right as it is', () => confirmAll(page))
  await test.step('nothing of the sample property remains', () => expectNothingOfSample(page, mail))
})

async function textAt(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}

async function giveCalendars(page: Page, partner: FeedFake): Promise<void> {
  await openStep(page, 'Calendars')
  await giveCalendar(page, 'Heron House', partner.addressOf('heron-house'))
  await giveCalendar(page, 'Net Loft', partner.addressOf('net-loft'))
}

async function tryOut(page: Page, mail: SmtpFake): Promise<void> {
  await openStep(page, 'Mail')
  await page.getByRole('button', { name: 'Send me a test email' }).click()
  await expect(page.getByText('a test message is on its way')).toBeVisible()
  await mail.received.reach(1)
  await page.getByRole('button', { name: 'Read the calendars' }).click()
  for (const cabin of ['heron-house', 'the-net-loft']) {
    await expect(page.getByRole('main').getByText(cabin)).toBeVisible()
  }
}

/** No program can tell that these are right, or they are settings of the server. */
const mayBeRight = [
  'Sample facts to replace or confirm',
  'Settings that are missing',
  'Contradictions for the owner to settle',
]

async function confirmAll(page: Page): Promise<void> {
  await openLaunch(page)
  const groups = page.getByRole('heading', { level: 3 })
  await expect(groups.first()).toBeVisible()
  const titles = (await groups.allTextContents()).map((title) => title.replace(/ \(\d+\)$/, ''))
  expect(titles.filter((title) => !mayBeRight.includes(title))).toEqual([])
  const findings = page.locator('main li button').filter({ hasText: /^It’s right as it is/ })
  for (const text of await findings.allTextContents()) {
    const [, what = ''] = /: (.+)$/s.exec(text) ?? []
    const name = new RegExp(`^It’s right as it is ?: ${RegExp.escape(what)}$`)
    const button = page.getByRole('button', { name })
    await button.click()
    await expect(button).toHaveCount(0)
  }
  await expect(page.getByText('Nothing is left. Ready to launch.')).toBeVisible()
  for (const { name } of Object.values(setUpWords.steps)) {
    await expect(stepOf(page, name)).toContainText('Done')
  }
}

/** A picture that is not the owner's, or the sample's mark. */
const otherPicture = /\/pictures\/(?!pier-|porch-|img-0042-|print-)[\w-]+|\/favicon\.svg/

async function expectNothingOfSample(page: Page, mail: SmtpFake): Promise<void> {
  const inquiry = groupInquiry({ checkIn: inDays(30), checkOut: inDays(33), cabinPreferences: [] })
  const answer = await page.request.post('/api/inquiries/group', { data: inquiry })
  expect(answer.status()).toBe(201)
  // The test message, both notices, and the guest's confirmation.
  await mail.received.reach(4)
  const texts = await everyPublicText(page.request)
  for (const { raw, recipients } of mail.received.items) texts.set(`to ${recipients.join()}`, raw)
  for (const [address, text] of texts) {
    expect.soft(wordsIn(text), address).toEqual([])
    expect.soft(otherPicture.exec(text)?.[0], address).toBeUndefined()
  }
}
