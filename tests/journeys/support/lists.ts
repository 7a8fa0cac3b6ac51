import type { Locator } from '@playwright/test'

/** Value and label of all options of a list, in order, once it is there. */
export function optionsOf(list: Locator): Promise<[value: string, words: string][]> {
  return list.evaluate((select: HTMLSelectElement) =>
    [...select.options].map(({ value, text }) => [value, text]),
  )
}
