import { expect, type Locator } from '@playwright/test'

/** How far the finger is across the target, at each moment of a swipe. */
const path = [0.85, 0.75, 0.6, 0.45, 0.3, 0.15]

/** Where the finger rests until the row has followed it: browsers drop moves that come too fast. */
const resting = [0.14, 0.13]

/** Wipes a finger over a row from right to left, and lifts it once the row is more than half way. */
export async function swipeLeft(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to swipe.')
  const devtools = await target.page().context().newCDPSession(target.page())
  const touch = (type: 'touchStart' | 'touchMove', across: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * across, y: box.y + box.height / 2 }],
    })
  const [start = 0, ...moves] = path
  await touch('touchStart', start)
  for (const across of moves) await touch('touchMove', across)
  const isFollowing = async () => {
    for (const across of resting) await touch('touchMove', across)
    return target.evaluate((row) => row.scrollLeft > row.clientWidth / 2)
  }
  await expect.poll(isFollowing).toBe(true)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}
