import { pushWorkerPath } from '#contracts/addresses.ts'

export const blocked = 'Notifications from this site are blocked in the browser’s settings.'

const scope = '/admin/'

/** Of this browser: it has none, they are blocked in its settings, or they can be turned on. */
export type PushAbility = 'unknown' | 'none' | 'blocked' | 'some'

export interface PushHere {
  ability: PushAbility
  /** Of this browser's subscription, if it has one. */
  endpointHash?: string
}

export async function lookHere(): Promise<PushHere> {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isAble) return { ability: 'none' }
  if (Notification.permission === 'denied') return { ability: 'blocked' }
  const subscription = await currentSubscription()
  if (!subscription) return { ability: 'some' }
  return { ability: 'some', endpointHash: await sha256(subscription.endpoint) }
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Stops messages to this browser; the server finds out when it sends the next one. */
export async function endSubscription(): Promise<void> {
  const subscription = 'serviceWorker' in navigator ? await currentSubscription() : null
  await subscription?.unsubscribe()
}

/** Asks the person first, as browsers demand. */
export async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(blocked)
  const registration = await navigator.serviceWorker.register(pushWorkerPath, { scope })
  await activated(registration)
  // A subscription that was made with another key has to go first.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** Only an active worker can subscribe. */
function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const starting = installing ?? waiting
  if (active || !starting) return Promise.resolve()
  return new Promise((resolve) => {
    starting.addEventListener('statechange', () => starting.state === 'activated' && resolve())
  })
}

/** Hexadecimal. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
