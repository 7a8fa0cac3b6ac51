import { lazy, Suspense, useEffect, useState } from 'react'
import { timings } from '#contracts/limits.ts'
import { classes } from './classes.ts'
import { usePageNotLoaded } from './page-not-loaded.ts'
import { loadToaster, draw, listenForToasts, watchPresses, type ToastMessage } from './toast.ts'
import { WholePhone } from './whole-phone.tsx'

const Toaster = lazy<typeof PlainToast | Awaited<ReturnType<typeof loadToaster>>['default']>(() =>
  loadToaster().catch(() => ({ default: PlainToast })),
)

/** Where toasts appear; the code is loaded with the first one. */
export function ToastOutlet() {
  const [first, setFirst] = useState<ToastMessage[]>([])
  const [isReady, setReady] = useState(false)
  usePageNotLoaded()
  useEffect(watchPresses, [])

  useEffect(() => {
    if (isReady) return
    return listenForToasts((message) => setFirst((messages) => [...messages, message]))
  }, [isReady])

  if (first.length === 0) return null
  const onReady = () => {
    setReady(true)
    for (const message of first) draw(message)
  }
  return (
    <Suspense>
      <Toaster messages={first} onReady={onReady} />
    </Suspense>
  )
}

/** The last message, shown as long as a toast if the toast code could not be fetched. */
function PlainToast({ messages }: { messages: readonly ToastMessage[] }) {
  const last = messages[messages.length - 1]
  const [old, setOld] = useState<ToastMessage>()
  useEffect(() => {
    const timer = setTimeout(() => setOld(last), timings.toastMs)
    return () => clearTimeout(timer)
  }, [last])
  if (last === old) return null
  return (
    <p
      // Above an open dialog, which would cover it.
      popover="manual"
      ref={(toast) => toast?.showPopover()}
      className={classes(
        'fixed inset-x-4 m-0 ml-auto w-fit max-w-sm rounded-md border border-line bg-card p-4 text-ink shadow-float',
        last?.isAtTop ? 'top-(--toast-top) bottom-auto' : 'top-auto bottom-(--toast-bottom)',
      )}
    >
      <strong>{last?.title}</strong> {last && <WholePhone text={last.description} />}
    </p>
  )
}
