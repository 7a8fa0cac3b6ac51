/** Longer names do not help a reader. */
const longest = 120

// Characters that control a terminal or reverse the reading direction could disguise a name.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/**
 * A guest's file name, safe to show and to offer for download: the last segment of a path, on one
 * line, without invisible characters. Never used as a storage path.
 */
export function shownFileName(given: string | undefined): string {
  const [last = ''] = (given ?? '').normalize('NFC').split(/[\\/]/).slice(-1)
  const name = last.replace(invisible, '').replaceAll(/\s+/g, ' ').trim()
  // A name of only dots is a folder.
  if (/^\.*$/.test(name)) return 'file'
  const characters = Array.from(name)
  if (characters.length <= longest) return name
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  return `${characters.slice(0, longest - ending.length - 1).join('')}…${ending}`
}
