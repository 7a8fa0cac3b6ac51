// Shows what the site tells an administrator, also while no page of it is open.
// The messages are those of contracts/push.ts.

addEventListener('push', (event) => {
  const { title, body, path } = event.data.json()
  const options = { body, icon: '/icon-192.png', tag: 'arrivals', data: { path } }
  event.waitUntil(registration.showNotification(title, options))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data.path))
})

/** In a window of the admin area that is open already, else in a new one. */
async function openPage(path) {
  const windows = await clients.matchAll({ type: 'window' })
  const open = windows.find((each) => String(each.url).includes('/admin/'))
  if (!open) return clients.openWindow(path)
  await open.focus()
  return open.navigate(path)
}
