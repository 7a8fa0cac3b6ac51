import { useState } from 'react'
import { ChevronsUpDown } from 'lucide-react'
import { useLocation } from 'react-router'
import { adminSite as words } from '#content/admin-site.ts'
import { useMistakeCount } from './fields/editing.ts'
import { FieldOfGroup, GroupFields, MissingFields, RemoveField } from './fields/group-field.tsx'
import { labelOf } from './fields/labels.ts'
import { ListField } from './fields/list-field.tsx'
import { isFields, schemaFor, schemaOfField, type Fields, type Schema } from './fields/schema.ts'

interface DocumentFieldsProps {
  schema: Schema
  value: Fields
}

/** A document as a form: its plain texts first, then a section for each group and list. */
export function DocumentFields({ schema, value }: DocumentFieldsProps) {
  const entries = Object.entries(value)
  const plain = entries.filter(([, each]) => !isSection(each))
  const sections = entries.filter(([, each]) => isSection(each))
  const [first] = useState(Object.keys(value))
  return (
    <div className="grid grid-cols-1 gap-4">
      {plain.length > 0 && (
        <section
          aria-label={words.form.general}
          className="grid grid-cols-1 gap-5 rounded-lg border border-line bg-card p-4 shadow-card sm:p-5"
        >
          {plain.map(([name, each]) => (
            <FieldOfGroup key={name} path={[]} {...{ name, schema }} value={each} />
          ))}
        </section>
      )}
      {sections.map(([name, each]) => (
        <Section key={name} isNew={!first.includes(name)} {...{ name, schema }} value={each} />
      ))}
      <MissingFields path={[]} {...{ schema, value }} />
    </div>
  )
}

function isSection(value: unknown): boolean {
  return Array.isArray(value) || (isFields(value) && !isFeatureText(value))
}

function isFeatureText(value: Fields): boolean {
  return Object.keys(value).every((name) => ['feature', 'text', 'otherwise'].includes(name))
}

/** The section that a link led to; the document arrives after the browser has looked for it. */
function showAtOnce(section: HTMLElement | null): void {
  section?.scrollIntoView()
}

interface SectionProps {
  name: string
  /** Of the document. */
  schema: Schema
  value: unknown
  /** Whether the owner has just added it. */
  isNew: boolean
}

function Section({ name, schema: whole, value, isNew }: SectionProps) {
  const path = [name]
  const mistakes = useMistakeCount(path)
  const label = labelOf(name)
  const schema = schemaFor(schemaOfField(whole, name), value)
  const { hash } = useLocation()
  const [isAsked] = useState(hash === `#${name}`)
  return (
    <details
      id={name}
      open={isAsked || isNew}
      ref={isAsked ? showAtOnce : undefined}
      className="scroll-mt-20 rounded-lg border border-line bg-card shadow-card"
    >
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 px-4 py-2 sm:px-5">
        <span className="flex-1 font-display text-lead font-semibold">{label}</span>
        {mistakes > 0 && (
          <span className="text-sm font-medium text-danger">{words.mistakes(mistakes)}</span>
        )}
        <ChevronsUpDown aria-hidden className="size-5" />
      </summary>
      <div className="grid grid-cols-1 gap-4 border-t border-line p-4 sm:p-5">
        {Array.isArray(value) ? (
          <ListField {...{ path, label, schema, value }} isTitled />
        ) : (
          <GroupFields {...{ path, schema }} value={value as Fields} />
        )}
        <RemoveField path={[]} name={name} schema={whole} isNamed />
      </div>
    </details>
  )
}
