import { expect, test } from '../fixtures.ts'
import { picturesOf, showOnly } from '../support/own-albums.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

test('a cabin with one to five pictures has no hole in its gallery', async ({ page, visit }) => {
  await signIn(page)
  const shipped = await picturesOf(page, 'texas-sage')
  for (const count of [1, 2, 3, 4, 5]) {
    const pictures = shipped.slice(0, count).map(({ id }) => ({ id, alt: `Picture ${id}.` }))
    await showOnly(page, 'texas-sage', pictures)
    await visit('/cabins/texas-sage')
    const tiles = page.getByRole('region', { name: 'Photos of Texas Sage' }).getByRole('link')
    const boxes = await tiles.evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .map(({ right, bottom }) => ({ right, bottom })),
    )
    expect(boxes, `${count}`).toHaveLength(count)
    const [right, bottom] = [
      Math.max(...boxes.map((box) => box.right)),
      Math.max(...boxes.map((box) => box.bottom)),
    ]
    expect(boxes.at(-1), `${count}`).toEqual({ right, bottom })
  }
})
