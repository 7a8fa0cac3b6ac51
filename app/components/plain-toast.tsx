import type { ToastMessage } from './toast.ts'

/** The last message, when the code that draws toasts could not be fetched. */
export function PlainToast({ messages }: { messages: readonly ToastMessage[] }) {
  const last = messages[messages.length - 1]
  return (
    <p className="fixed inset-x-4 bottom-(--above-banner) z-40 ml-auto w-fit max-w-sm rounded-md border border-line bg-card p-4 shadow-float">
      <strong>{last?.title}</strong> {last?.description}
    </p>
  )
}
