/** The toast code. Offline it cannot load; see `PlainToast`. */
export const loadToaster = () => import('./toaster.tsx')
