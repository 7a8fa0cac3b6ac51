import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { fetchPage } from './fetch-page.ts'

document.documentElement.dataset['seen'] = ''

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={fetchPage} />
    </StrictMode>,
  )
})
