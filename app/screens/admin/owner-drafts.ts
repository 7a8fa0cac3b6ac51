import { useState } from 'react'
import { useLocation } from 'react-router'
import {
  forgetDraft,
  loadDraft,
  newDraft,
  saveDraft,
  type Draft,
} from '../../components/form/draft.ts'

const prefix = 'owner-draft:'

/** What the owner typed and has not saved yet, kept in this tab in case the session ends. */
export function loadOwnerDraft<Values>(id: string): Draft<Values> | null {
  return loadDraft<Values>(prefix + id)
}

export function saveOwnerDraft(id: string, values: unknown): void {
  saveDraft(prefix + id, newDraft(values))
}

export function forgetOwnerDraft(id: string): void {
  forgetDraft(prefix + id)
}

export function hasOwnerDraft(id: string): boolean {
  return loadOwnerDraft(id) !== null
}

/** Signing out removes drafts for the next person at this browser. */
export function forgetOwnerDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))
    for (const name of names) forgetDraft(name)
  } catch {
    // Storage is unavailable.
  }
}

/** Whether the owner has just signed in again and continues here. */
export function useHasSignedIn(): boolean {
  const state = useLocation().state as { hasSignedIn?: true } | null
  return state?.hasSignedIn === true
}

/** Whether something that holds forms is open; after signing in again, one with a draft opens by itself. */
export function useOpen(...ids: readonly string[]) {
  const hasSignedIn = useHasSignedIn()
  return useState(() => hasSignedIn && ids.some(hasOwnerDraft))
}
