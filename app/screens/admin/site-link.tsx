import { Link } from 'react-router'
import { LogoMark } from '../../components/logo.tsx'
import { useFacts } from '../../documents.ts'

/** The mark and the brand: the way back to the public site. */
export function SiteLink({ className }: { className?: string }) {
  const { brand } = useFacts()
  return (
    <Link to="/" aria-label={`${brand}: View the site`} title="View the site" className={className}>
      <span className="flex min-h-11 items-center gap-2.5">
        <LogoMark className="size-9 shrink-0" />
        <span className="sign text-lg leading-none max-lg:sr-only in-[main]:not-sr-only">
          {brand}
        </span>
      </span>
    </Link>
  )
}
