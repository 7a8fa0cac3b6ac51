interface RuleSectionProps {
  heading: string
  paragraphs?: readonly string[] | undefined
  list?: readonly string[] | undefined
}

export function RuleSection({ heading, paragraphs = [], list = [] }: RuleSectionProps) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{heading}</h2>
      <div className="mt-3 grid gap-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list.length > 0 && (
          <ul className="grid list-disc gap-2 pl-6 marker:text-ember-ink">
            {list.map((item) => (
              <li key={item} className="wrap-anywhere">
                {item}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
