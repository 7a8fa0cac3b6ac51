import { useRouteLoaderData } from 'react-router'
import { brokenPage } from '#content/interface.ts'
import { buttonClasses } from '../components/button.tsx'
import { factsIn } from '../documents.ts'
import type { loader as rootLoader } from '../root.tsx'

/** Shown if a page could not be rendered; does not say why. */
export function RootError() {
  // Without them, when the root failed too, there is no phone number.
  const facts = factsIn(useRouteLoaderData<typeof rootLoader>('root'))
  return (
    <main className="wrap grid min-h-dvh place-content-center justify-items-center gap-5 text-center">
      <h1 className="text-title">{brokenPage.heading}</h1>
      <p className="text-lead text-soft">
        {brokenPage.text}
        {facts && (
          <>
            {brokenPage.orCall} <a href={facts.phoneHref}>{facts.phone}</a>
          </>
        )}
        .
      </p>
      <a className={buttonClasses()} href={brokenPage.home.to}>
        {brokenPage.home.label}
      </a>
    </main>
  )
}
