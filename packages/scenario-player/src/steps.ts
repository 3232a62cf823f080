import type { ScriptedConsultation } from './scripted-consultation.ts'
import type { Step } from './scenario.ts'
import type { RunTab } from './run-tabs.ts'
import type { VirtualWorld } from '@tarapath/session-engine/testing'

/** What a step can act on. */
export interface StepContext {
  world: VirtualWorld
  consultation: ScriptedConsultation
  tab: RunTab
  openTab(path: string): void
  go(tab: RunTab, path: string): void
  reload(tab: RunTab): void
}

type StepHandler = (context: StepContext, step: Step) => void

function ask(kind: 'chat' | 'call'): StepHandler {
  return ({ consultation, tab, go }, { minutes = 15 }) => {
    consultation.ask(kind, minutes)
    tab.page.engine.consultationInitiated()
    if (kind === 'chat') go(tab, '/chat')
  }
}

/** Everything that can happen in a scenario, by the name of the step. */
export const STEP_HANDLERS = {
  'customer asks for a chat': ask('chat'),
  'customer asks for a call': ask('call'),
  'customer writes'({ consultation, tab }, { text = '' }) {
    consultation.write('customer', text)
    tab.page.engine.activity('send')
  },
  'customer continues': ({ tab }) => void tab.page.engine.continue(),
  'customer ends it': ({ tab }) => void tab.page.engine.end(),
  'customer adds money'({ consultation, tab }, { minutes = 0 }) {
    consultation.addMinutes(minutes)
    tab.page.engine.refresh()
  },
  'customer closes the notice': ({ tab }) => tab.page.engine.closeEnded(),
  'customer skips the review': ({ tab }) => tab.page.engine.reviewDone(),
  'customer opens another tab': ({ openTab }, { path = '/' }) => openTab(path),
  'customer goes to': ({ tab, go }, { path = '/' }) => go(tab, path),
  'customer reloads': ({ tab, reload }) => reload(tab),
  'astrologer picks up': ({ consultation }) => consultation.pickUp(),
  'astrologer writes': ({ consultation }, { text = '' }) => void consultation.write('consultant', text),
  'astrologer declines': ({ consultation }, { text = '' }) => consultation.decline(text),
  'astrologer hangs up': ({ consultation }, { text }) => consultation.end('astrologer', text),
  'network goes away': ({ world }) => world.disconnect(),
  'network comes back': ({ world }) => world.reconnect(),
  'server fails to end': ({ world }) => world.server.end(world.now, new Error('502'), { latencyMs: 300 }),
  'server can end again': ({ world }, { text }) => agreeToEnds(world, text),
  'server will say at the end': ({ world }, { text }) => agreeToEnds(world, text),
} satisfies Record<string, StepHandler>

export type StepName = keyof typeof STEP_HANDLERS

export function agreeToEnds(world: VirtualWorld, message?: string): void {
  world.server.end(world.now, message ? { status_message: message } : {}, { latencyMs: 300 })
}
