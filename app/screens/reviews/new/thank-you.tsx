import { useLayoutEffect, useRef } from 'react'
import { thankYou } from '#content/review-page.ts'
import { stayEntryAddress } from '#contracts/stay-token.ts'
import type { ShownStay } from '../../../components/stay-links/shown-stay.ts'
import { positiveRating } from '#contracts/limits.ts'
import { classes } from '../../../components/classes.ts'
import { buttonClasses, ButtonLink } from '../../../components/button.tsx'
import { useFacts } from '../../../documents.ts'
import { ShareReview, ThanksCard, type WrittenReview } from './share-review.tsx'
import { FeatureIcon } from '../../../components/feature-icon.tsx'

interface ThankYouProps {
  review: WrittenReview
  /** A stay link that also works for an entry to the open contest. */
  entry: ShownStay | null
}

/** Thanks; happy guests are asked to share, unhappy ones offered a call. */
export function ThankYou({ review, entry }: ThankYouProps) {
  const { publicReviewLinks } = useFacts()
  const heading = useRef<HTMLHeadingElement>(null)
  const isHappy = review.overallRating >= positiveRating
  // Before paint: the pressed button is gone, and the focus would be lost.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [])

  return (
    <div className="mx-auto grid max-w-2xl gap-8">
      <div className={isHappy ? 'text-center' : undefined}>
        <h2
          ref={heading}
          tabIndex={-1}
          className={classes('scroll-mt-4 outline-none', isHappy ? 'sign text-title' : 'text-2xl')}
        >
          {thankYou.heading}
        </h2>
        <p className="mt-3 text-lead text-soft">{isHappy ? thankYou.text : thankYou.calmText}</p>
      </div>
      {!isHappy && <Apology />}
      {(isHappy || publicReviewLinks === 'everyone') && <ShareReview review={review} />}
      {isHappy && entry && <ContestOffer token={entry.token} />}
      <ButtonLink
        kind="secondary"
        to={thankYou.home.to}
        className={isHappy ? 'justify-self-center' : 'justify-self-start'}
      >
        {thankYou.home.label}
      </ButtonLink>
    </div>
  )
}

function ContestOffer({ token }: { token: string }) {
  const { heading, text, link } = thankYou.contest
  return (
    <ThanksCard id="contest-offer-heading" heading={heading} text={text}>
      <ButtonLink size="small" to={stayEntryAddress(token)} className="mt-4">
        {link}
      </ButtonLink>
    </ThanksCard>
  )
}

const { apology } = thankYou

function Apology() {
  const { phone, phoneHref, email } = useFacts()
  return (
    <ThanksCard id="apology-heading" heading={apology.heading} text={apology.text}>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {[
          { name: apology.phone, label: phone, to: phoneHref },
          { name: apology.email, label: email, to: `mailto:${email}` },
        ].map(({ name, label, to }) => (
          <div key={name}>
            <dt className="eyebrow text-soft">{name}</dt>
            <dd>
              <a className="font-semibold underline underline-offset-4" href={to}>
                {label}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-l-4 border-ember pl-4">
        <h4 className="text-lg">{apology.promise.heading}</h4>
        <p className="text-soft">{apology.promise.text}</p>
      </div>
      <a className={`${buttonClasses('primary')} mt-6 text-left`} href={phoneHref}>
        <FeatureIcon name="phone" className="size-5 shrink-0" />
        {apology.call}
      </a>
    </ThanksCard>
  )
}
