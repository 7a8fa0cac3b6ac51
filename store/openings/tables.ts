import type { OpeningState } from '#contracts/openings.ts'
import type { Fixed } from '../values.ts'

/** Who wants to hear when nights are free. One row per address and stay; ending deletes it. */
export interface OpeningsTable {
  id: Fixed<string>
  /** The cabin's id. */
  cabin: Fixed<string>
  checkIn: Fixed<string>
  checkOut: Fixed<string>
  guests: number
  /** In lower case. */
  guestEmail: Fixed<string>
  state: OpeningState
  /** Of the link in the mail that asks for confirmation. */
  tokenHash: string
  /** Of the link in the mail that says the nights are free. */
  toldTokenHash: string | null
  askedAt: string
  confirmedAt: string | null
  toldAt: string | null
}
