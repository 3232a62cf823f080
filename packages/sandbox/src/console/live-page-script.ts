/**
 * Reloads the live part every two seconds and patches the nodes that differ, so that typed text, selections and focus
 * are kept. XMLHttpRequest parses the reply itself, so this script never turns text into markup.
 */
export const LIVE_PAGE_SCRIPT = `
const RELOAD_EVERY_MS = 2000
const NOTICE_MS = 6000
const live = document.querySelector('[data-live]')

const reload = () => {
  const request = new XMLHttpRequest()
  request.open('GET', '/console/live' + location.search)
  request.responseType = 'document'
  request.timeout = 10_000
  request.onload = () => {
    const fresh = request.status === 200 && request.response?.querySelector('[data-live]')
    if (fresh) patch(live, fresh)
    showOffline(!fresh)
  }
  request.onerror = request.ontimeout = () => showOffline(true)
  request.onloadend = reloadLater
  request.send()
}

const reloadLater = () => setTimeout(() => (document.hidden ? reloadLater() : reload()), RELOAD_EVERY_MS)
const showOffline = (isOffline) => document.body.toggleAttribute('data-offline', isOffline)

function patch(old, fresh) {
  if (old.isEqualNode(fresh)) return
  if (!(old instanceof Element)) {
    old.data = fresh.data
    return
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)

  const byId = new Map([...old.children].filter(({ id }) => id).map((child) => [child.id, child]))
  let at = old.firstChild
  for (const next of [...fresh.childNodes]) {
    const same = next.id ? byId.get(next.id) : isAlike(at, next) ? at : undefined
    if (same === at && at) at = at.nextSibling
    else old.insertBefore(same ?? next, at)
    if (same) patch(same, next)
  }
  while (at) {
    const gone = at
    at = at.nextSibling
    gone.remove()
  }
}

const isAlike = (old, fresh) => old && !old.id && old.nodeName === fresh.nodeName

reloadLater()
setTimeout(() => document.querySelector('[data-notice=done]')?.remove(), NOTICE_MS)
`
