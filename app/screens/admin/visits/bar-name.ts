import { monthName, shortDay } from '#contracts/date-formats.ts'
import type { VisitPeriod } from '#contracts/visit-periods.ts'

/** What the bars are: days, or months. */
export type BarNaming = VisitPeriod

/** 'Sat, Nov 21' or 'November 2026' */
export function barName(bar: string, naming: BarNaming): string {
  return naming === '30-days' ? shortDay(bar) : monthName(bar)
}
