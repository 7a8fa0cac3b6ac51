import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberPage } from './carry-over.ts'
import { passBackToOverlay } from './components/overlay-back.ts'
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

/**
 * Translators and password managers wrap and replace what React has rendered. Later React removes
 * or inserts beside a node that is no longer where it was, and the error would replace the page.
 * Both then act on the place where the node is.
 */
function tolerateForeignNodes(): void {
  // oxlint-disable-next-line typescript/unbound-method -- both get their node by `call`
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    inserted: Inserted,
    next: Node | null,
  ): Inserted {
    let place = next
    while (place && place.parentNode !== this) place = place.parentNode
    insertBefore.call(this, inserted, place)
    return inserted
  }
}
