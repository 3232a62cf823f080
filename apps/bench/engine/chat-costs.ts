import type * as ChatApi from '@tarapath/session-engine/chat'
import { median } from '../client/speed.ts'

type Message = ChatApi.ServerMessage
export type Chat = Pick<typeof ChatApi, 'createChat' | 'pollTransport'>

const STEPS = 41

/** What a conversation of `rows` messages costs on the main thread: ms for each thing that happens, the median of 41. */
export async function chatCosts({ createChat, pollTransport }: Chat, rows: number): Promise<Record<string, number>> {
  const page = openPage(rows)
  const { clock, scheduler } = page
  const transport = pollTransport({ list: page.list, send: page.send, clock, scheduler })
  const chat = createChat({ consultationId: '1', transport, clock, scheduler })
  chat.subscribe(() => chat.getSnapshot())
  await settle()
  const shown = () => chat.getSnapshot().rows.length
  if (shown() !== rows) throw new Error(`${shown()} rows of ${rows} are shown.`)

  const costs: Record<string, number> = {}
  async function measure(name: string, step: () => void): Promise<void> {
    const took: number[] = []
    for (let at = 0; at < STEPS; at += 1) {
      const start = performance.now()
      step()
      await settle()
      took.push(performance.now() - start)
    }
    costs[name] = median(took)
  }
  await measure('a poll that brings nothing', page.fire)
  await measure('the whole list read again, nothing new', () => chat.refresh())
  await measure('a message of the other side', () => {
    page.add('them', 'Namaste')
    page.fire()
  })
  for (const [name, echo, id] of [
    ['an own send, the server echoes client ids', true, 'text'],
    ['an own send, no echo, numeric id', false, 'number'],
    ['an own send, no echo, no id', false, 'none'],
  ] as const) {
    page.answer(echo, id)
    await measure(name, () => void chat.send('When will I get married?'))
  }
  if (shown() !== rows + 4 * STEPS) throw new Error(`${shown() - rows} rows for ${4 * STEPS} new messages.`)
  chat.dispose()
  return costs
}

/** Lets promises that need no time run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

/** A server in this process that answers at once, and a timer that is fired by hand. */
function openPage(rows: number) {
  const messages: Message[] = []
  let due: (() => void) | null = null
  let isEchoing = true
  let idKind = 'text'

  function add(sender: Message['sender'], text: string, clientId: string | null = null): string {
    const id = String(messages.length + 1)
    messages.push({ id, clientId, sender, kind: 'text', text, attachmentUrl: null, at: messages.length })
    return id
  }
  for (let at = 0; at < rows; at += 1) add(at % 2 ? 'me' : 'them', `message ${at}`)

  return {
    clock: { wall: () => 0, mono: () => 0 },
    scheduler: {
      after(_: number, fn: () => void) {
        due = fn
        return () => void (due = due === fn ? null : due)
      },
    },
    add,
    fire: () => due?.(),
    answer(echo: boolean, id: string) {
      isEchoing = echo
      idKind = id
    },
    // Each read gets new objects, as those that are parsed from a reply are.
    list: async (_: string, { after }: { after: string | null }) =>
      messages.slice(Number(after ?? 0)).map((message) => ({ ...message })),
    async send(_: string, { clientId, text }: { clientId: string; text: string }): Promise<{ id?: string }> {
      const id = add('me', text, isEchoing ? clientId : null)
      if (idKind === 'none') return {}
      return { id: (idKind === 'number' ? Number(id) : id) as string }
    },
  }
}
