/** A request by XMLHttpRequest, because fetch does not tell how much of a body has left. */
export async function fetchWithProgress(request: Request, onProgress: (progress: number) => void): Promise<Response> {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    xhr.open(request.method, request.url)
    xhr.withCredentials = request.credentials === 'include'
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
    xhr.responseType = 'arraybuffer'
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    xhr.addEventListener('load', () => resolve(responseOf(xhr)))
    xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    xhr.addEventListener('abort', () => reject(request.signal.reason as Error))
    if (request.signal.aborted) return reject(request.signal.reason as Error)
    request.signal.addEventListener('abort', abort)
    xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort))
    xhr.send(body)
  })
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  const hasBody = xhr.status !== 204 && xhr.status !== 304
  return new Response(hasBody ? (xhr.response as ArrayBuffer) : null, { status: xhr.status, headers })
}
