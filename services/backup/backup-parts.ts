import { portableTables, type PortableTable, type Row } from '#store/portable-tables.ts'
import { StringDecoder } from 'node:string_decoder'

// What the parts of a backup are called.

/** Where the numbering of contests and prizes stands. */
export const numbersPart = 'numbers.jsonl'
/** Behind it comes the key in the storage. */
export const uploadsFolder = 'uploads/'

export function partOf(table: PortableTable): string {
  return `tables/${table}.jsonl`
}

/** The table whose rows are in this part. */
export function tableIn(part: string): PortableTable | undefined {
  return portableTables.find((table) => part === partOf(table))
}

/** One JSON object a line. Only \n ends a line: guests' words may hold U+2028, as JSON may. */
export async function* linesOf(rows: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`
}

/** What `linesOf` wrote; only of an archive that has been compared with its manifest. Throws `SyntaxError`. */
export async function* rowsIn<Line = Row>(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Line
  }
}
