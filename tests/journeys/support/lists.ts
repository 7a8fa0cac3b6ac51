import type { Locator } from '@playwright/test'

/** Value and words of everything that a list offers, in its order, once the list is there. */
export function optionsOf(list: Locator): Promise<[value: string, words: string][]> {
  return list.evaluate((select: HTMLSelectElement) =>
    [...select.options].map(({ value, text }) => [value, text]),
  )
}
