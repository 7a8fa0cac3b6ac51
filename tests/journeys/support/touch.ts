import { expect, type Locator } from '@playwright/test'

/** The finger's position across the target during a swipe. */
const path = [0.85, 0.75, 0.6, 0.45, 0.3, 0.15]

/** Where the finger rests until the row has caught up: browsers drop moves that are too fast. */
const resting = [0.14, 0.13]

/** Swipes a row from right to left, and lifts the finger once it is more than halfway. */
export async function swipeLeft(target: Locator): Promise<void> {
  const before = await target.evaluate(restingPlace)
  const finger = await fingerOn(target)
  await finger.move()
  const isFollowing = async () => {
    for (const across of resting) await finger.touch('touchMove', across)
    return target.evaluate((row, from) => row.scrollLeft - from > row.clientWidth / 2, before)
  }
  await expect.poll(isFollowing).toBe(true)
  await finger.lift()
}

/** The same over something that does not scroll. */
export async function flickLeft(target: Locator): Promise<void> {
  const finger = await fingerOn(target)
  await finger.move()
  await finger.lift()
}

async function fingerOn(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to swipe.')
  const devtools = await target.page().context().newCDPSession(target.page())
  const touch = (type: 'touchStart' | 'touchMove', across: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * across, y: box.y + box.height / 2 }],
    })
  const move = async () => {
    const [start = 0, ...moves] = path
    await touch('touchStart', start)
    for (const across of moves) await touch('touchMove', across)
  }
  const lift = async () => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await devtools.detach()
  }
  return { touch, move, lift }
}

/** A row's scroll position, once an earlier swipe has settled. */
async function restingPlace(row: Element): Promise<number> {
  const framesAtRest = 5
  let last = row.scrollLeft
  for (let still = 0; still < framesAtRest; still += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (row.scrollLeft !== last) still = 0
    last = row.scrollLeft
  }
  return last
}
