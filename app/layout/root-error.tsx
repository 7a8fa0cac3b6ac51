import { useLocation, useRouteLoaderData } from 'react-router'
import { brokenPage } from '#content/interface.ts'
import { buttonClasses } from '../components/button.tsx'
import { factsIn } from '../documents.ts'
import type { loader as rootLoader } from '../root.tsx'

/** Shown if a page could not be rendered or fetched; does not say why. */
export function RootError() {
  // Without them, when the root failed too, there is no phone number.
  const { pathname, search } = useLocation()
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
      <div className="flex flex-wrap justify-center gap-3">
        <a className={buttonClasses()} href={pathname + search}>
          {brokenPage.again}
        </a>
        <a className={buttonClasses('secondary')} href={brokenPage.home.to}>
          {brokenPage.home.label}
        </a>
      </div>
    </main>
  )
}
