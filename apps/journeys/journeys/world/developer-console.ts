import { expect, type APIRequestContext } from '@playwright/test'

export interface Fault {
  call: string
  kind: 'delay' | 'fail' | 'drop-request' | 'drop-reply'
  ms?: number
  status?: number
  times?: number
}

export interface Astrologer {
  id: number
  name: string
  path: string
  ratePaise: number
}

interface ScriptedLiveStream {
  id: number
  title: string
  consultant: { id: number; name: string }
}

export type DeveloperConsole = ReturnType<typeof developerConsole>

/** The forms of the developer console, through which a journey controls everything but the customer's page. */
export function developerConsole(request: APIRequestContext, origin: string) {
  const press = async (path: string, form: Record<string, string | number> = {}): Promise<void> => {
    const reply = await request.post(`${origin}/console/${path}`, { form })
    expect(await reply.text(), `${path} on the console`).toContain('data-notice="done"')
  }
  const profileOf = async (astrologer: number) =>
    (await request.get(`${origin}/api/v1/astro/consultants/${astrologer}/`)).json()
  const openWith = async (astrologer: number): Promise<string | null> => {
    const page = await (await request.get(`${origin}/console`)).text()
    const cards = page.match(/<article[^>]*data-consultation[^>]*>/g) ?? []
    const card = cards.find((tag) => tag.includes(`data-astrologer="${astrologer}"`))
    return /data-consultation="(\d+)"/.exec(card ?? '')?.[1] ?? null
  }
  const newestCodeFor = async (phone: string): Promise<string | null> => {
    const page = await (await request.get(`${origin}/console`)).text()
    const entry = new RegExp(`<li[^>]*data-phone="\\+91${phone}" data-purpose[\\s\\S]*?</li>`).exec(page)?.[0]
    return /<output data-code[^>]*>(\d{6})/.exec(entry ?? '')?.[1] ?? null
  }
  const met = new Set<number>()
  /**
   * Brings an astrologer online who does only what the journey says. Journeys of one file use different ids: a chat
   * keeps its astrologer busy.
   */
  async function meet(id: number): Promise<Astrologer> {
    met.add(id)
    await press('availability/set', { astrologer: id, availability: 'online' })
    await press('operator/take-over', { astrologer: id })
    const { name, slug, price_per_minute: price, discounted_price_per_minute: discounted } = await profileOf(id)
    return { id, name, path: `/consult-astrologer-online/${slug}`, ratePaise: (discounted ?? price) * 100 }
  }
  return {
    address: `${origin}/console`,
    /** The entries of a list on the console. */
    read: async (panel: string): Promise<string[]> => {
      const page = await (await request.get(`${origin}/console`)).text()
      const section = new RegExp(`<section id="${panel}"[\\s\\S]*?</section>`).exec(page)?.[0] ?? ''
      return [...section.matchAll(/<li[\s\S]*?<\/li>/g)].map(([entry]) => entry.replaceAll(/<[^>]*>|\s+/g, ' '))
    },
    /** The time of the backend in milliseconds, which every journey of a worker moves forward. */
    now: async (): Promise<number> => {
      const page = await (await request.get(`${origin}/console`)).text()
      return Date.parse(/data-now="([^"]+)"/.exec(page)?.[1] ?? '')
    },
    /** The newest code that was sent to a number, as soon as there is one. */
    async codeFor(phone: string): Promise<string> {
      let code: string | null = null
      await expect.poll(async () => (code = await newestCodeFor(phone))).not.toBeNull()
      return String(code)
    },
    advanceClock: (seconds: number) => press('clock/advance', { seconds }),
    /**
     * The backend caches profiles for a second, so visitors see it a moment later. An astrologer who comes online may be held for
     * a waiting customer at once, so that is not waited for.
     */
    async setPresence(astrologer: number, availability: 'online' | 'busy' | 'offline'): Promise<void> {
      await press('availability/set', { astrologer, availability })
      if (availability === 'online') return
      await expect.poll(async () => (await profileOf(astrologer)).availability).toBe(availability)
    },
    setWallet: (phone: string, rupees: number) => press('wallets/set-balance', { phone_number: phone, rupees }),
    pickUp: (consultation: number) => press('operator/pick-up', { consultation }),
    reject: (consultation: number) => press('operator/reject', { consultation }),
    say: (consultation: number, text: string) => press('operator/say', { consultation, text }),
    type: (consultation: number) => press('operator/type', { consultation }),
    /** Operates a handset of the call between this astrologer and their customer. */
    async operateHandset(
      astrologer: string,
      side: 'astrologer' | 'customer',
      act: 'answer' | 'hang-up' | 'engage' | 'break',
    ): Promise<void> {
      const page = await (await request.get(`${origin}/console`)).text()
      const calls = [...page.matchAll(/data-handset-call="([^"]+)"[\s\S]*?<h3>([^<]*)<\/h3>/g)]
      const call = calls.find(([, , names]) => names?.startsWith(`${astrologer} and `))?.[1]
      await press(`handsets/${act}`, { call: call ?? '', side })
    },
    settlePayment: (order: string) => press('payments/complete', { order }),
    /** Connects the account of a customer to an astrologer. */
    connectAccount: (phone: string, astrologer: number) =>
      press('studio/connect-account', { phone_number: phone, astrologer }),
    /** The scripted live stream that ends last: one ends every twenty minutes. */
    async scriptedLiveStream(): Promise<ScriptedLiveStream> {
      const reply = await request.get(`${origin}/api/v1/consultation/consultant-live-stream/?status=live&limit=50`)
      const { results } = (await reply.json()) as {
        results: (ScriptedLiveStream & { scheduled_at: string | null })[]
      }
      const stream = results.findLast(({ scheduled_at: at }) => at !== null)
      if (!stream) throw new Error('No scripted live stream is on.')
      return stream
    },
    goLive: (astrologer: number, title: string) => press('studio/go-live', { astrologer, title }),
    addFault: (fault: Fault) => press('faults/add', { ...fault }),
    clearFaults: () => press('faults/clear'),

    meet,
    /** An astrologer who will go live. Scripted live streams use verified astrologers, who may be live already. */
    async meetHost(id: number): Promise<Astrologer> {
      expect((await profileOf(id)).is_verified, 'hosts scripted live streams').toBe(false)
      return meet(id)
    },

    /** Ends what astrologers of this journey still have open and hands them back to their script, for the next journey. */
    async leave(): Promise<void> {
      for (const astrologer of met) {
        const consultation = await openWith(astrologer)
        if (consultation !== null) await press('operator/end', { consultation })
        await press('operator/hand-back', { astrologer })
      }
      met.clear()
    },

    isTalking: async (astrologer: number) => (await openWith(astrologer)) !== null,

    /** The id of the open consultation with this astrologer, as soon as there is one. */
    async consultationWith(astrologer: number): Promise<number> {
      await expect.poll(() => openWith(astrologer)).not.toBeNull()
      return Number(await openWith(astrologer))
    },
  }
}
