import { pageAlbums, picturesShown } from '#content/pictures/stand-ins.ts'
import { albumsPath } from '#contracts/addresses.ts'
import { isOn } from '#contracts/features.ts'
import type { Albums } from '#contracts/pictures.ts'
import type { Site } from './site.ts'

/** Whether guests see any drawing in place of the owner's photographs. */
export function hasDrawings({ site, albums }: { site: Site; albums: Albums }): boolean {
  const pages = Object.keys(pageAlbums).filter(
    (name) => isOn(site.facts, albumsPath + name) && isOn(site.facts, `/${name}`),
  )
  const names = [...site.cabins.map(({ id }) => id), ...pages]
  const seenIn = (name: string) =>
    (site.albums.get(name) ?? albums.get(name))?.slice(0, picturesShown[name])
  return names.some((name) => seenIn(name)?.some(({ standIn }) => standIn))
}
