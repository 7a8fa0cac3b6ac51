import type { Area } from '#contracts/site/guide.ts'
import { austin } from './areas/austin.ts'
import { hillCountry } from './areas/hill-country.ts'
import { newBraunfels } from './areas/new-braunfels.ts'
import { wimberley } from './areas/wimberley.ts'

/** The tabs of the area guide in their order; the first is shown when none is asked for. */
export const areas = [wimberley, hillCountry, austin, newBraunfels] as const satisfies Area[]

/** The area that an address asks for; anything unknown is the first. */
export function areaFrom(slug: string | null): Area {
  return areas.find((area) => area.slug === slug) ?? areas[0]
}
