/** The code that draws toasts. Without a signal it does not come; see `PlainToast`. */
export const loadToaster = () => import('./toaster.tsx')
