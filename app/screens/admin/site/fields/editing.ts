import { createContext, useContext, type ComponentType } from 'react'
import type { Path, Schema } from './schema.ts'

/** A value of a document. */
export interface FieldProps {
  path: Path
  label: string
  schema: Schema
  value: unknown
}

export interface Editing {
  /** The field of any value: groups and lists hold all kinds. */
  Value: ComponentType<FieldProps>
  /** Sets the value at a path; undefined takes an optional field out. */
  change: (path: Path, value: unknown) => void
  /** By path: 'hero.facts.0.label'. */
  mistakes: Readonly<Record<string, string>>
  /** What was pressed on the page: list items on the way to it are unfolded. */
  opened?: Path
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('A field is outside of the editor.')
  return editing
}

/** The mistake at a path; undefined without one. */
export function useMistake(path: Path): string | undefined {
  return useEditing().mistakes[path.join('.')]
}

/** How many mistakes are at a path and below. */
export function useMistakeCount(path: Path): number {
  const prefix = path.join('.')
  const isWithin = (each: string) => each === prefix || each.startsWith(`${prefix}.`)
  return Object.keys(useEditing().mistakes).filter(isWithin).length
}
