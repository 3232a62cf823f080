/** Answers what screens ask past the client: events, and the media of live streams. */
export function answerPastTheClient(send: typeof fetch): () => void {
  const stops = [answerFetch(send), answerXhr(send)]
  return () => {
    for (const stop of stops) stop()
  }
}

const isOurs = (url: URL): boolean => url.origin === location.origin && url.pathname.startsWith('/api/')

function answerFetch(send: typeof fetch): () => void {
  const { fetch: real } = globalThis
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    return isOurs(url) ? send(input, init) : real(input, init)
  }
  return () => {
    globalThis.fetch = real
  }
}

/** The player of HLS has its own requests. Each is answered by an address of what the backend has replied. */
function answerXhr(send: typeof fetch): () => void {
  const { open, send: sendReal } = XMLHttpRequest.prototype
  const asked = new WeakMap<XMLHttpRequest, URL>()

  async function answer(request: XMLHttpRequest, url: URL): Promise<void> {
    const reply = await send(url).catch(() => null)
    // An address of nothing fails, as a reply that says so does.
    const address = reply?.ok ? URL.createObjectURL(await reply.blob()) : 'blob:nothing'
    Object.defineProperty(request, 'responseURL', { configurable: true, value: url.href })
    open.call(request, 'GET', address, true)
    sendReal.call(request)
  }
  Object.assign(XMLHttpRequest.prototype, {
    open(this: XMLHttpRequest, method: string, address: string | URL) {
      asked.set(this, new URL(address, location.href))
      open.call(this, method, address, true)
    },
    send(this: XMLHttpRequest, body?: XMLHttpRequestBodyInit | null) {
      const url = asked.get(this)
      if (url && isOurs(url)) void answer(this, url)
      else sendReal.call(this, body)
    },
  })
  return () => {
    Object.assign(XMLHttpRequest.prototype, { open, send: sendReal })
  }
}
