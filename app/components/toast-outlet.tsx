import { lazy, Suspense, useEffect, useState } from 'react'
import { loadToaster } from './load-toaster.ts'
import { PlainToast } from './plain-toast.tsx'
import { draw, listenForToasts, type ToastMessage } from './toast.ts'

const Toaster = lazy<typeof PlainToast | Awaited<ReturnType<typeof loadToaster>>['default']>(() =>
  loadToaster().catch(() => ({ default: PlainToast })),
)

/** Where toasts appear; nothing is fetched before the first. */
export function ToastOutlet() {
  const [first, setFirst] = useState<ToastMessage[]>([])
  const [isReady, setReady] = useState(false)

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
