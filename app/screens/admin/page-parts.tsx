import { useId, type ReactNode } from 'react'
import { BackLink } from '../../components/back-link.tsx'
import { Button } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { showToast } from '../../components/toast.ts'

interface AdminPageProps {
  title: string
  lead?: string
  back?: { to: string; label: string }
  children: ReactNode
}

export function AdminPage({ title, lead, back, children }: AdminPageProps) {
  return (
    <div className="pt-8">
      {back && <BackLink {...back} />}
      <h1 className={classes('sign text-title', back && 'mt-4')}>{title}</h1>
      {lead && <p className="mt-3 max-w-3xl text-lead text-soft">{lead}</p>}
      {children}
    </div>
  )
}

/** A part of an admin screen, named by its heading. */
export function Section(props: { heading: string; className?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={props.className}>
      <h2 id={id} className="text-heading">
        {props.heading}
      </h2>
      {props.children}
    </section>
  )
}

interface FetchingProps {
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> }
  loading: string
  failed: string
}

/** Shown while a query loads, and after it has failed. */
export function Fetching({ query, loading, failed }: FetchingProps) {
  if (query.isPending) return <p className="text-soft">{loading}</p>
  if (query.isError) return <LoadFailed text={failed} onRetry={() => void query.refetch()} />
  return null
}

export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4">
      <p className="font-medium text-danger">{text}</p>
      <Button kind="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** For `onError`: says what failed, and why. */
export function failedToast(title: string) {
  return ({ message }: Error) => showToast({ title, description: message, destructive: true })
}
