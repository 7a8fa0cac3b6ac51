import { useState, type ReactNode } from 'react'
import { limits } from '#contracts/limits.ts'
import { page } from '../../page.ts'
import { Controls } from './controls.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Popover } from '../../components/popover.tsx'
import { showToast } from '../../components/toast.ts'
import { CabinCard } from '../../components/cabins/cabin-card.tsx'
import { CardCarousel } from '../../components/cabins/card-carousel.tsx'
import { useCabins } from '../../documents.ts'
import { Ridges } from '../../components/ridges.tsx'
import { ReviewExcerpt, ReviewPlaceholder } from '../../components/reviews/review-excerpt.tsx'

const samples: readonly { name: string; content: ReactNode }[] = [
  { name: 'Type', content: <Type /> },
  { name: 'Colors', content: <Colors /> },
  { name: 'Controls', content: <Controls /> },
  { name: 'Overlays', content: <Overlays /> },
  { name: 'Cards and pictures', content: <CardSamples /> },
]

export { meta } from '../../page.ts'

export { links } from '../../styles/admin-styles.ts'

/** The cards' pictures. */
export const loader = page(async ({ album, document }) => {
  const cabins = await document('cabin-list')
  await Promise.all(cabins.map(({ id }) => album(id, limits.cardPictures)))
  return { name: 'Style guide', noindex: true }
})

/** Every component in every state, for developers; not in the production build. */
export default function Styleguide() {
  return (
    <div className="wrap grid gap-16 pt-10">
      <h1 className="sign text-title">Style guide</h1>
      {samples.map(({ name, content }) => (
        <section key={name} aria-label={name}>
          <h2 className="eyebrow mb-6 border-b-2 border-line pb-2 text-ember-ink">{name}</h2>
          {content}
        </section>
      ))}
    </div>
  )
}

function Type() {
  return (
    <div className="grid gap-5">
      <p className="sign text-hero">Hero lettering</p>
      <p className="sign text-title">Title lettering</p>
      <p className="font-display text-heading font-bold">Heading of a section</p>
      <p className="text-lead text-soft">A lead, a little larger than the text below it.</p>
      <p className="max-w-2xl">
        Body text. Limestone and live oak, bluebonnets in their season, and water so clear you can
        count the stones. <a href="#main">A link inside it.</a>
      </p>
      <SectionHead id="sample" eyebrow="Eyebrow" heading="Head of a section" lead="And its lead." />
    </div>
  )
}

const success = { title: 'Saved', description: 'Everything is where it should be.' }
const failure = { title: 'Not saved', description: 'Please try again.', destructive: true }

function Overlays() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Popover id="sample-popover" label="Sample popover" trigger="Popover">
        <p>What a popover holds.</p>
      </Popover>
      <Button kind="secondary" onClick={() => showToast(success)}>
        Toast
      </Button>
      <Button kind="secondary" onClick={() => showToast(failure)}>
        Destructive toast
      </Button>
      {isOpen && (
        <Dialog label="Sample dialog" onClose={() => setOpen(false)}>
          <h3 className="text-xl">A dialog</h3>
          <p className="mt-2 pr-10">It holds the focus until it is closed.</p>
        </Dialog>
      )}
    </div>
  )
}

const word = 'unbreakable'.repeat(40)

const longReview = {
  verified: true,
  guestName: word,
  cabin: word,
  overallRating: 5,
  reviewTitle: word,
  reviewText: word,
}

function CardSamples() {
  const [cabin] = useCabins()
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 md:grid-cols-3">
        {cabin && <CabinCard cabin={cabin} />}
        <ReviewExcerpt review={longReview} />
        <ReviewPlaceholder />
        <CardCarousel to="/cabins" label="No pictures" pictures={[]} />
      </div>
      <Ridges />
    </div>
  )
}

const grounds = [
  'paper',
  'card',
  'sunken',
  'dusk',
  'dusk-2',
  'dusk-3',
  'ember',
  'oak-wash',
] as const

const inks = ['ink', 'soft', 'ember-ink', 'bluebonnet', 'oak', 'star', 'danger', 'edge'] as const

function Colors() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <ul className="grid grid-cols-2 gap-3">
        {grounds.map((name) => (
          <li key={name} className="grid gap-1 text-sm">
            <span
              className="h-16 rounded-md border border-line"
              style={{ background: `var(--${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid content-start gap-2 text-lg font-semibold">
        {inks.map((name) => (
          <li key={name} style={{ color: `var(--${name})` }}>
            {name}: the quick brown fox
          </li>
        ))}
      </ul>
    </div>
  )
}
