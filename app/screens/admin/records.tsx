import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../components/button.tsx'
import { draftOf, type AdminRecord } from './admin-form.tsx'
import { useOpen } from './owner-drafts.ts'
import { Section } from './page-parts.tsx'

/** A record of a list, under its name; open if it holds what was typed before signing in again. */
export function Disclosure({ record, children }: { record: AdminRecord; children: ReactNode }) {
  const [isOpen] = useOpen(draftOf(useLocation().pathname, record))
  return (
    <details open={isOpen} className="group rounded-lg border border-line bg-card shadow-card">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-lg px-5 py-3 marker:content-none hover:bg-sunken">
        <h2 className="min-w-0 text-lg wrap-anywhere">{record.name}</h2>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="border-t border-line p-5">{children}</div>
    </details>
  )
}

interface NewRecordProps {
  heading: string
  /** The form, with what closes it. */
  children: (close: () => void) => ReactNode
}

/** A button that opens the form of a new record. */
export function NewRecord({ heading, children }: NewRecordProps) {
  const [isOpen, setOpen] = useOpen(draftOf(useLocation().pathname))
  if (!isOpen) {
    return (
      <Button className="mt-6" onClick={() => setOpen(true)}>
        {heading}
      </Button>
    )
  }
  return (
    <Section
      heading={heading}
      className="mt-6 grid max-w-3xl gap-4 rounded-lg border border-line bg-card p-5 shadow-card"
    >
      {children(() => setOpen(false))}
    </Section>
  )
}
