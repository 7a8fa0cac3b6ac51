import { stayParameter } from '#contracts/addresses.ts'
import type { ShownStay } from './shown-stay.ts'

/** Sends the link's token with a form; the server decides what it is good for. */
export function StayField({ stay }: { stay: ShownStay | null }) {
  return stay?.token ? <input type="hidden" name={stayParameter} value={stay.token} /> : null
}
