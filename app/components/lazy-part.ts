import { lazy, type ComponentType } from 'react'

const pauseMs = 2000

/**
 * A part of a page that is fetched when it is first shown. What fails is fetched again until it is
 * there, since an error would replace the whole page; a press that waits for it may tell the guest.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onFirstFailure?: () => void,
) {
  const loadAgain = (): ReturnType<typeof load> =>
    new Promise((resolve) => setTimeout(resolve, pauseMs)).then(load).catch(loadAgain)
  return lazy(() =>
    load().catch(() => {
      onFirstFailure?.()
      return loadAgain()
    }),
  )
}
