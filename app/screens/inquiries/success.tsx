import { CircleCheck } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { inquiryForm } from '#content/inquiries/inquiry-form.ts'
import type { Message } from '#contracts/messages.ts'

/** What the toast says, for longer than a toast lasts. */
export function Success({ message }: { message: Message }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the paint: the button that was pressed is gone, and the focus would be nowhere.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="mb-10 flex gap-4 rounded-lg bg-oak-wash p-5 max-sm:flex-col sm:p-7">
      <CircleCheck aria-hidden className="mt-1 size-8 shrink-0 text-oak" />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {message.title}
        </h2>
        <p className="mt-1 text-lead">{message.description}</p>
        <p className="mt-2 text-soft">{inquiryForm.whatNext}</p>
      </div>
    </div>
  )
}
