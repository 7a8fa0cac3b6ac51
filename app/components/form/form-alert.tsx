import type { ReactNode } from 'react'

/** Why a form was not sent or not taken: stays where it was sent from, unlike a toast. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-md border-2 border-danger p-4 font-medium text-danger">
      {children}
    </p>
  )
}
