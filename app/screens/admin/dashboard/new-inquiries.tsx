import { useQuery } from '@tanstack/react-query'
import { adminInquiries } from '#content/admin-inquiries.ts'
import type { InquiryCounts } from '#contracts/inquiries.ts'
import { Badge } from '../../../components/badge.tsx'
import { ButtonLink } from '../../../components/button.tsx'

const words = adminInquiries.dashboard

/** How many inquiries wait for an answer: guests were promised one within a day. */
export function NewInquiries() {
  const { data } = useQuery<InquiryCounts>({ queryKey: ['/api/admin/inquiries/counts'] })
  return (
    <section aria-labelledby="inquiries-heading">
      <h2 id="inquiries-heading" className="text-heading">
        {words.heading}
      </h2>
      {data && (
        <p className="mt-3">
          <Badge tone={data.new > 0 ? 'ember' : 'neutral'}>
            {data.new} {words.waiting}
          </Badge>
        </p>
      )}
      <ButtonLink kind="secondary" size="small" to="/admin/inquiries" className="mt-4">
        {words.link}
      </ButtonLink>
    </section>
  )
}
