import { brokenPage } from '#content/interface.ts'
import { site } from '#content/site.ts'
import { buttonClasses } from '../components/button.tsx'

/** What a visitor sees when a page could not be made; says nothing about why. */
export function RootError() {
  return (
    <main className="wrap grid min-h-dvh place-content-center justify-items-center gap-5 text-center">
      <h1 className="text-title">{brokenPage.heading}</h1>
      <p className="text-lead text-soft">
        {brokenPage.text} <a href={site.phoneHref}>{site.phone}</a>.
      </p>
      <a className={buttonClasses()} href={brokenPage.home.to}>
        {brokenPage.home.label}
      </a>
    </main>
  )
}
