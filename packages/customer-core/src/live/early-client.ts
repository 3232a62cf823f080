import type { Client } from '@tarapath/api-client'

const refuse = () => Promise.reject(new Error('It only reads.'))

const accessToken = (): string | undefined => /(?:^|; )access_token=([^;]+)/.exec(document.cookie)?.[1]

export const hasAccessToken = (): boolean => accessToken() !== undefined

/**
 * Reads with the access token of the cookie, before the code of the client is there. What is no plain answer is an error:
 * the client knows what to do about a sign-in that has run out, and about lost connections.
 */
export const earlyClient: Client = {
  session: { signIn: refuse, signOut: refuse },
  async call<Reply>({ path }: Parameters<Client['call']>[0], _: unknown, input?: object): Promise<Reply> {
    const token = accessToken()
    if (token === undefined) throw new Error('There is no access token.')
    const { id } = input as { id: number }
    const reply = await fetch(path.replace('{id}', String(id)), {
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        'accept-language': 'en',
        authorization: ['Bearer', decodeURIComponent(token)].join(' '),
      },
    })
    if (!reply.ok) throw new Error(`The answer was ${reply.status}.`)
    return (await reply.json()) as Reply
  },
}
