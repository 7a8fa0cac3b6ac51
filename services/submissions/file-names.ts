/** Longer names say no more to a reader. */
const longest = 120

// What steers a terminal or turns the direction of reading round could make a name lie.
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/**
 * A guest's name for a file as text that may be shown and used as a name for saving: the last part
 * of a path, on one line, without what cannot be seen. It never decides where something is kept.
 */
export function shownFileName(given: string | undefined): string {
  const [last = ''] = (given ?? '').normalize('NFC').split(/[\\/]/).slice(-1)
  const name = last.replace(invisible, '').replaceAll(/\s+/g, ' ').trim()
  // Nothing but dots names a folder.
  if (/^\.*$/.test(name)) return 'file'
  const characters = Array.from(name)
  if (characters.length <= longest) return name
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? ''
  return `${characters.slice(0, longest - ending.length - 1).join('')}…${ending}`
}
