import { useIsPhone } from './use-is-phone.ts'

/** Columns; on phones a row to swipe through. */
export const swiped =
  'mt-6 grid gap-6 max-sm:-mx-[clamp(1rem,4vw,2.5rem)] max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-[clamp(1rem,4vw,2.5rem)] max-sm:pb-4 max-sm:*:w-[75vw] max-sm:*:max-w-80 max-sm:*:shrink-0 max-sm:*:snap-start'

/** For such a row: keys scroll it where it is one. */
export function useRowKeys(labelledBy: string) {
  return { tabIndex: useIsPhone() ? 0 : undefined, 'aria-labelledby': labelledBy }
}
