// The examples of README.md, compiled. test/readme.test.ts compares them.
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as checks from '../src/checks.ts'
import { handlers, handlersFrom } from '../src/msw.ts'
import {
  cookieStorage,
  createClient,
  getMyProfile,
  isApiError,
  items,
  listAstrologerReviews,
  rechargeWallet,
  reloadOnce,
  requestStorage,
  runCalculator,
  safe,
  startChat,
  updateProfile,
} from '../src/index.ts'
import { getAstrologer, listAstrologers } from '../src/astrologers.ts'
import type { Tokens } from '../src/index.ts'
import type { Astrologer, InsufficientBalanceError, WalletRecharge } from '../src/types.ts'

const { console } = globalThis

export async function gettingStarted() {
  const client = createClient({
    baseUrl: 'https://api.example.com',
    storage: cookieStorage(),
    onSessionLost: () => reloadOnce(),
  })

  const list = await listAstrologers(client, { is_available_for_chat: true, limit: 20 })

  const astrologer = await safe(getAstrologer(client, { id: 7 }))
  if (astrologer.ok) console.log(list.count, astrologer.data.name)
  else console.log(astrologer.error.kind)

  await getMyProfile(client)
  await rechargeWallet(client, { amount: 500 })
  await updateProfile(client, { id: 7 }, { email: null })
  await runCalculator(client, { product: 'love', calculator_type: 'moon-sign' }, { name: 'Asha' }, { timeout: 5_000 })
}

export async function onAServer(request: Request, openLogin: () => void, showRecharge: (amount?: number) => void) {
  const client = createClient({
    baseUrl: 'https://api.example.com',
    storage: requestStorage(request),
    refresh: 'never',
  })

  try {
    await startChat(client, { consultation_id: 12 })
  } catch (error) {
    if (!isApiError<InsufficientBalanceError>(error)) throw error
    if (error.kind === 'signed-out') openLogin()
    else if (error.status === 402) showRecharge(error.body?.required)
  }

  for await (const review of items(listAstrologerReviews, client, { id: 7, limit: 50 })) console.log(review.comment)
}

export async function inAWebview(tokensFromHost: Tokens, requestTokensFromHost: () => void) {
  const client = createClient({
    baseUrl: 'https://api.example.com',
    onSessionLost: () => requestTokensFromHost(),
  })
  await client.session.signIn(tokensFromHost)
}

export function inTests(
  astrologer: Astrologer,
  recharge: WalletRecharge,
  backend: { fetch: (request: Request) => Promise<Response> },
) {
  const server = setupServer(
    handlers.getAstrologer(({ params }) => ({ ...astrologer, id: params.id })),
    handlers.rechargeWallet(({ body }) =>
      body.amount > 10_000 ? HttpResponse.json({ amount: ['Too much.'] }, { status: 400 }) : recharge,
    ),
  )

  const wholeServer = setupServer(...handlersFrom(backend.fetch))
  return [server, wholeServer]
}

export async function validationAndMonitoring(picture: File) {
  const checked = createClient({
    baseUrl: 'https://api.example.com',
    validation: {
      mode: 'report',
      checks,
      onIssues: (endpoint, issues) => console.warn(endpoint, issues),
    },
  })

  const watched = createClient({
    baseUrl: 'https://api.example.com',
    onCall: ({ name, status, ms, attempts }) => console.log(name, status, Math.round(ms), attempts),
  })

  for (const client of [checked, watched]) {
    await updateProfile(client, { id: 7 }, { avatar: picture })
  }
}
