import { SectionHead } from '../../components/section-head.tsx'

export function Type() {
  return (
    <div className="grid gap-5">
      <p className="sign text-hero">Hero lettering</p>
      <p className="sign text-title">Title lettering</p>
      <p className="font-display text-heading font-bold">Heading of a section</p>
      <p className="text-lead text-soft">A lead, a little larger than the text below it.</p>
      <p className="prose-width">
        Body text. Limestone and live oak, bluebonnets in their season, and water so clear you can
        count the stones. <a href="#main">A link inside it.</a>
      </p>
      <SectionHead id="sample" eyebrow="Eyebrow" heading="Head of a section" lead="And its lead." />
    </div>
  )
}
