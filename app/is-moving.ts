declare global {
  interface Window {
    /** React Router's own. */
    __reactRouterDataRouter?: {
      state: { location: { key: string; pathname: string }; navigation: { state: string } }
      subscribe(listener: () => void): () => void
    }
  }
}

/** Whether another page is on its way. Right at once: React learns of a navigation a little later. */
export function isMoving(): boolean {
  return window.__reactRouterDataRouter?.state.navigation.state !== 'idle'
}
