/** A place of the sky that is being painted. */
export interface SkyPlace {
  across: number
  above: number
  dither: number
  lightFrom: -1 | 1
}
