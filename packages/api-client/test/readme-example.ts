// The examples of README.md, compiled. test/readme.test.ts sees to it that they are the same.
/* oxlint-disable no-console -- examples talk */
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
import type { InsufficientBalanceError } from '../src/types.ts'

export async function begin() {
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
