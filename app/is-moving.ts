/** Whether another page is on its way. Right at once: React learns of a navigation a little later. */
export function isMoving(): boolean {
  return window.__reactRouterDataRouter?.state.navigation.state !== 'idle'
}
