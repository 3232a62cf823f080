/**
 * Reads the page again every two seconds and changes what has changed, node by node: what somebody types, has chosen
 * or has focused stays. The request parses the page itself, so no text is ever made into markup here.
 */
export const LIVE_PAGE_SCRIPT = `
const READ_EVERY_MS = 2000
const NOTICE_MS = 6000
const live = document.querySelector('[data-live]')

const readAgain = () => {
  const request = new XMLHttpRequest()
  request.open('GET', '/console/live' + location.search)
  request.responseType = 'document'
  request.timeout = 10_000
  request.onload = () => {
    const fresh = request.status === 200 && request.response?.querySelector('[data-live]')
    if (fresh) become(live, fresh)
    said(Boolean(fresh))
  }
  request.onerror = request.ontimeout = () => said(false)
  request.onloadend = later
  request.send()
}

const later = () => setTimeout(() => (document.hidden ? later() : readAgain()), READ_EVERY_MS)
const said = (answered) => document.body.toggleAttribute('data-silent', !answered)

function become(old, fresh) {
  if (old.isEqualNode(fresh)) return
  if (!(old instanceof Element)) {
    old.data = fresh.data
    return
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)

  const named = new Map([...old.children].filter(({ id }) => id).map((child) => [child.id, child]))
  let at = old.firstChild
  for (const next of [...fresh.childNodes]) {
    const same = next.id ? named.get(next.id) : isAlike(at, next) ? at : undefined
    if (same === at && at) at = at.nextSibling
    else old.insertBefore(same ?? next, at)
    if (same) become(same, next)
  }
  while (at) {
    const gone = at
    at = at.nextSibling
    gone.remove()
  }
}

const isAlike = (old, fresh) => old && !old.id && old.nodeName === fresh.nodeName

later()
setTimeout(() => document.querySelector('[data-notice=done]')?.remove(), NOTICE_MS)
`
