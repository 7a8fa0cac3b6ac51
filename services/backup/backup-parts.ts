import { portableTables, type PortableTable } from '#store/portable-tables.ts'

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
