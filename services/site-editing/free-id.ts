import { pageAlbums, prizesAlbum } from '#content/pictures/stand-ins.ts'
import { albumsPrefix } from '../site/albums.ts'
import { cabinsPrefix, type RawDocuments } from '../site/parse-document.ts'
import { guidesPrefix } from '../site/parse-site.ts'

const longestId = 50

/**
 * An id for what the owner adds, from its name: 'Señor Heron’s Nest' is 'senor-herons-nest'; later ones
 * of the same get a number. `fallback` is for names without a letter.
 */
export function freeId(documents: RawDocuments, name: string, fallback: string): string {
  const wanted = plainId(name) || fallback
  // Cabins, guides and other pages have albums of the same name.
  const isTaken = (id: string) =>
    Object.hasOwn(pageAlbums, id) ||
    id === prizesAlbum ||
    [cabinsPrefix, guidesPrefix, albumsPrefix].some((prefix) => documents.has(prefix + id))
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`
    if (!isTaken(id)) return id
  }
}

function plainId(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestId)
    .replaceAll(/^-+|-+$/g, '')
}
