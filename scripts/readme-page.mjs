// Loaded before an example of a README is run in Node: a page that is signed in, and a server that answers everything.
const STATUS = '/api/v1/consultation/ongoing-status/'

const reply = {
  count: 1,
  next: null,
  previous: null,
  results: [{ id: 7, name: 'Meera', comment: 'Patient and clear.' }],
  name: 'Asha',
  access: 'access',
  refresh: 'refresh',
  log_token: 'log',
  resend_after: 30,
  in_progress: false,
}

globalThis.fetch = async (input, init) => {
  const request = new Request(input.url ? input : new URL(input, 'https://tarapath.example'), init)
  const { pathname } = new URL(request.url)
  await request.text()
  // An engine never ends by itself; it works when it reads the status, a client's with the token of the page.
  if (pathname === STATUS) process.exit((request.headers.get('authorization') ?? 'Bearer a') === 'Bearer a' ? 0 : 1)
  return Response.json(reply, { headers: { date: new Date().toUTCString(), 'x-request-id': 'r-1' } })
}

const page = new EventTarget()
globalThis.location = {
  pathname: '/chat',
  origin: 'https://tarapath.example',
  protocol: 'https:',
  reload() {},
  replace() {},
}
globalThis.document = Object.assign(page, { cookie: 'access_token=a; refresh_token=r', visibilityState: 'visible' })
globalThis.addEventListener = page.addEventListener.bind(page)
globalThis.removeEventListener = page.removeEventListener.bind(page)
