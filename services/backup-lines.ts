import { StringDecoder } from 'node:string_decoder'
import type { Row } from '#store/portable-tables.ts'

/** One JSON object a line. Only \n ends a line: guests' words may hold U+2028, as JSON may. */
export async function* linesOf(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`
}

/** The rows that `linesOf` wrote. Throws `SyntaxError`. */
export async function* rowsIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.write(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Row
  }
}
