import type { Fixed } from '../values.ts'

/** A time in which a cabin takes no guests. */
export interface CabinClosuresTable {
  id: Fixed<string>
  /** The cabin's id. */
  cabin: Fixed<string>
  /** The first closed night. */
  fromDay: Fixed<string>
  /** The first day on which guests can arrive again. */
  untilDay: Fixed<string>
  /** The administrator's username. */
  changedBy: Fixed<string>
  changedAt: Fixed<string>
}

/** A calendar of a cabin, given in the browser. */
export interface CabinFeedsTable {
  id: Fixed<string>
  /** The cabin's id. */
  cabin: Fixed<string>
  /** A secret. */
  address: Fixed<string>
  transparentDays: 'taken' | 'free'
  end: 'check-out' | 'last-night'
  /** Null: the property's. */
  zone: string | null
  /** The administrator's username. */
  addedBy: Fixed<string>
  addedAt: Fixed<string>
}

/** A cabin that guests no longer see. */
export interface RetiredCabinsTable {
  /** The cabin's id. */
  cabin: Fixed<string>
  /** Path that its page leads to. */
  redirectTo: string
  /** The administrator's username. */
  changedBy: string
  changedAt: string
}
