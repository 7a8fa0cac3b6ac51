import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberPage } from './carry-over.ts'
import { passBackToOverlay } from './components/overlay-back.ts'
import { tolerateForeignNodes } from './foreign-nodes.ts'
import { openAsDocument } from './stay-until-loaded.ts'

document.documentElement.dataset['seen'] = ''
addEventListener('popstate', passBackToOverlay)
// Where browsers lack it, the router reloads the page; drafts of forms stay.
if ('navigation' in globalThis) navigation.addEventListener('navigate', openAsDocument)
tolerateForeignNodes()
const carryOver = rememberPage()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError: carryOver },
  )
})
