import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { SERVERS, TRANSPORTS, tryLaws, type ChatApi } from './chat-laws.ts'

const source = new URL('../src/', import.meta.url)
vi.setConfig({ testTimeout: 600_000 })
const place = mkdtempSync(join(tmpdir(), 'broken-chats-'))
afterAll(() => rmSync(place, { recursive: true }))

interface Variant {
  name: string
  file: string
  /** What is there, and what stands there instead. */
  changes: [string, string][]
}

/** The chat of this package with one piece of its code replaced. */
async function load({ file, changes }: Variant, at: number): Promise<ChatApi> {
  const folder = join(place, String(at))
  cpSync(source, folder, { recursive: true })
  const path = join(folder, 'chat', file)
  let code = readFileSync(path, 'utf8')
  for (const [is, becomes] of changes) {
    expect(code.split(is), `${file} has "${is}" once`).toHaveLength(2)
    code = code.replace(is, () => becomes)
  }
  writeFileSync(path, code)
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'chat.ts')).href)) as ChatApi
}

async function isCaught(api: ChatApi, rounds = 6): Promise<boolean> {
  for (let seed = 1; seed <= rounds; seed += 1) {
    for (const way of TRANSPORTS) {
      for (const mode of SERVERS) {
        const caught = await tryLaws(api, mode, way, { numRuns: 50, seed, endOnFailure: true }).then(
          () => false,
          () => true,
        )
        if (caught) return true
      }
    }
  }
  return false
}

const variants: Variant[] = [
  {
    name: 'sends again without looking whether it arrived',
    file: 'delivery.ts',
    changes: [
      [
        "refused ? { status: 'failed', refused } : { status: 'unsure' }",
        "refused ? { status: 'failed', refused } : { status: 'pending' }",
      ],
      ['if (!refused && message) reconcile', 'if (!refused && message && draft.state.isEnded) reconcile'],
    ],
  },
  {
    name: 'sends several at once',
    file: 'delivery.ts',
    changes: [
      [
        '!state.hasLoaded || state.delivery',
        "!state.hasLoaded || (state.delivery && state.delivery.phase !== 'sending')",
      ],
      [
        "status !== 'sent' && status !== 'failed' && listedAs === null",
        "status !== 'sending' && status !== 'sent' && status !== 'failed' && listedAs === null",
      ],
    ],
  },
  {
    name: 'gives each try an id of its own',
    file: 'create-chat.ts',
    changes: [['{ clientId: key, text }, abort.signal', '{ clientId: key + clock.wall(), text }, abort.signal']],
  },
  {
    name: 'goes on sending after the end',
    file: 'chat-transition.ts',
    changes: [["message.status === 'pending' ? { ...message, status: 'failed' } : message", 'message']],
  },
  {
    name: 'takes a list for an answer that left before the question',
    file: 'delivery.ts',
    changes: [["full && phase === 'listing'", 'full']],
  },
  {
    name: 'never gives up',
    file: 'delivery.ts',
    changes: [['message.tries >= MAX_TRIES || state.isEnded', 'state.isEnded']],
  },
  {
    name: 'does not keep what is not sent',
    file: 'outbox.ts',
    changes: [
      [
        'ignoreErrors(() => (list.length === 0 ? storage?.remove(name) : storage?.set(name, text)))',
        'ignoreErrors(() => storage?.remove(name))',
      ],
    ],
  },
  {
    name: 'takes what left before a reload for new',
    file: 'outbox.ts',
    changes: [["left ? 'unsure' : 'pending'", "'pending'"]],
  },
  {
    name: 'does not know its messages by their own ids',
    file: 'bind-outgoing.ts',
    changes: [['clientId === null || sender', 'clientId !== null || sender']],
  },
  {
    name: 'does not know its messages by the server’s id',
    file: 'bind-outgoing.ts',
    changes: [['if (o.id !== null && ', 'if (o.id === null && ']],
  },
  {
    name: 'takes what a server answered without an id for nothing in the list',
    file: 'bind-outgoing.ts',
    changes: [["status !== 'pending' && status !== 'failed'", "(status === 'sending' || status === 'unsure')"]],
  },
  {
    name: 'shows what is not sent before what is',
    file: 'chat-view.ts',
    changes: [['return [...rows, ...kept]', 'return [...kept, ...rows]']],
  },
  {
    name: 'drops what a list lacks',
    file: 'merge-messages.ts',
    changes: [["weave([...incoming.values()], known, 'first')", '[...incoming.values()]']],
  },
  {
    name: 'shows twice what a list names twice',
    file: 'merge-messages.ts',
    changes: [["weave([...incoming.values()], known, 'first')", "weave(list, known, 'first')"]],
  },
  {
    name: 'reads only what is new when it is asked for all',
    file: 'polling.ts',
    changes: [['    refresh: readAll,', '    refresh: loop.readNow,']],
  },
]

test.each(variants.map((variant, at) => ({ ...variant, at })))('a chat that $name breaks a law', async (variant) => {
  expect(await isCaught(await load(variant, variant.at))).toBe(true)
})

test('the chat as it is breaks none of them', async () => {
  const same = { name: 'is as it is', file: 'create-chat.ts', changes: [] }
  expect(await isCaught(await load(same, variants.length), 1)).toBe(false)
})
