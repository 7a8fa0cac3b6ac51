/** On which screens a text is folded: on all, on phones only, on none. */
export type Fold = 'always' | 'phones' | 'never'

/** Characters that surely fit into a line, on wide screens and on phones. */
const wideLine = 96
const phoneLine = 52

/** Lines of a folded text. */
const foldedLines = 5

/**
 * Estimated, so that the server can decide. It errs towards showing a whole text: 'Read more' is
 * never offered where there is nothing more.
 */
export function foldOf(text: string): Fold {
  if (linesOf(text, wideLine) > foldedLines) return 'always'
  return linesOf(text, phoneLine) > foldedLines ? 'phones' : 'never'
}

function linesOf(text: string, width: number): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / width)))
  return lines.reduce((sum, count) => sum + count, 0)
}
