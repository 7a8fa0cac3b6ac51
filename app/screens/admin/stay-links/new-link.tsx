import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { stayLinkDays } from '#contracts/limits.ts'
import type { AdminStayLink, MadeStayLink } from '#services/stay-links/stay-links.ts'
import { shortStay } from '#contracts/date-formats.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { ChoiceField, TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { useFacts } from '../../../documents.ts'
import { RestingFields } from '../resting-fields.tsx'
import { CopyButton, ShownOnce } from '../shown-once.tsx'
import { useAction } from '../use-action.ts'
import { useAdminForm } from '../use-admin-form.ts'

interface NewLinkProps {
  cabins: readonly string[]
  onMade: (link: MadeStayLink) => void
}

/** Cabin and days of a stay. */
export function NewLink({ cabins, onMade }: NewLinkProps) {
  const act = useAction<MadeStayLink>()
  const { features } = useFacts()
  const form = useAdminForm({
    draft: '/admin/stay-links',
    read: (element) => new FormData(element),
    send: (stay) => act({ intent: 'make' }, stay),
    failedTitle: 'Failed to make the link',
    onStored: (link, element) => {
      element.reset()
      onMade(link)
    },
  })
  return (
    <FormFrame
      submission={form}
      noValidate
      aria-labelledby="new-link-heading"
      className="grid gap-5 rounded-lg border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <h2 id="new-link-heading" className="text-heading">
        New link
      </h2>
      <RestingFields isSubmitting={form.isSubmitting} className="grid min-w-0 gap-5">
        <ChoiceField
          name="cabin"
          label="Cabin"
          none="Choose a cabin"
          options={cabins}
          labelOf={(name) => name}
          required
        />
        <div className="grid gap-5 min-[24rem]:grid-cols-2">
          <TextField name="checkIn" label="Arrival" type="date" required />
          <TextField name="checkOut" label="Departure" type="date" required />
        </div>
      </RestingFields>
      <p className="text-sm text-soft">{`It works from arrival until ${stayLinkDays} days after departure, for one review${features.contest ? ' and one contest entry' : ''}.`}</p>
      <Submit submission={form} words={{ submit: 'Make link', submitting: 'Making link...' }} />
    </FormFrame>
  )
}

/** 'Nov 24 – 27, 2026'; the year is that of departure. */
export function stayDays(stay: Pick<AdminStayLink, 'checkIn' | 'checkOut'>): string {
  return `${shortStay(stay)}, ${stay.checkOut.slice(0, 4)}`
}

/** A new link, as text and as a QR code: the only time the owner sees it. */
export function MadeLink({ link }: { link: MadeStayLink }) {
  const { cabin, checkIn, qr, url } = link
  const heading = useRef<HTMLHeadingElement>(null)
  // What was made appears elsewhere on the page.
  useEffect(() => heading.current?.focus(), [])
  const picture = `data:image/svg+xml,${encodeURIComponent(qr)}`
  return (
    <section
      aria-labelledby="made-heading"
      className="grid gap-4 rounded-lg border-2 border-oak bg-card p-5 shadow-card sm:p-6"
    >
      <h2 id="made-heading" ref={heading} tabIndex={-1} className="text-heading outline-none">
        {`${cabin}, ${stayDays(link)}`}
      </h2>
      <p>
        Copy the link or save the code now. They’re shown only this once; if you lose them, withdraw
        the link below and make a new one.
      </p>
      <ShownOnce label="Link for the guest" text={url} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} label="Copy link" />
        <a
          href={picture}
          download={`${cabin.toLowerCase().replaceAll(' ', '-')}-${checkIn}.svg`}
          className={buttonClasses('secondary', 'small')}
        >
          <Download aria-hidden className="size-4.5" />
          Save QR code
        </a>
      </div>
      <img
        src={picture}
        alt="QR code of the link"
        width={240}
        height={240}
        className="rounded-md"
      />
    </section>
  )
}
