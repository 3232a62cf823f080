// The service worker of Web Push. It stores nothing and controls no page.
addEventListener('install', () => void skipWaiting())

addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  const options = { body, tag, icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', data: { path } }
  event.waitUntil(registration.showNotification(title, options))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data.path, location.origin)))
})

/** Shows the tab that has the page, or opens it. No other tab is moved: a paid chat may run in it. */
async function open({ href, origin, pathname, search }) {
  if (origin !== location.origin) return
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => {
    const page = new URL(url)
    return page.pathname === pathname && (search === '' || page.search === search)
  })
  await (tab ? tab.focus() : clients.openWindow(href))
}
