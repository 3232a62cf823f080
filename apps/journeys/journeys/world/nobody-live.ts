import type { APIRequestContext } from '@playwright/test'
import { API } from '../../addresses.ts'

/** The first of these astrologers whose announced live stream is not on at this hour. */
export async function nobodyLive(request: APIRequestContext, astrologers: readonly number[]): Promise<number> {
  const reply = await request.get(`${API}/api/v1/consultation/consultant-live-stream/?status=live&limit=50`)
  const { results } = (await reply.json()) as { results: { consultant: { id: number } }[] }
  const live = new Set(results.map(({ consultant }) => consultant.id))
  const found = astrologers.find((id) => !live.has(id))
  if (found === undefined) throw new Error('All of them are live.')
  return found
}
