import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 font-medium underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4.5" />
      {label}
    </Link>
  )
}
