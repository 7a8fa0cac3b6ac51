import { portableTables, type PortableTable, type Row } from '#store/portable-tables.ts'
import { StringDecoder } from 'node:string_decoder'

// The names of the files in a backup.

/** The last ids assigned to contests and prizes. */
export const numbersFile = 'numbers.jsonl'
/** Followed by the key in the storage. */
export const uploadsFolder = 'uploads/'

export function fileOf(table: PortableTable): string {
  return `tables/${table}.jsonl`
}

/** The table stored in this file. */
export function tableIn(file: string): PortableTable | undefined {
  return portableTables.find((table) => file === fileOf(table))
}

/** JSON Lines. Only \n ends a line: guests' text may contain U+2028, as JSON may. */
export async function* linesOf(rows: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`
}

/** Parses what `linesOf` wrote, from a verified archive. Throws `SyntaxError`. */
export async function* rowsIn<Line = Row>(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Line
  }
}
