/** `handle` of a route that renders its own `main`, without the public header and footer. */
export const ownShell = 'own-shell'
