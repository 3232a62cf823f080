import type { Client } from '@tarapath/api-client'
import type { ScenarioRun } from './run-scenario.ts'

type Answer = (body: { text?: string; client_message_id?: string }, input: { after?: number }) => unknown

/** The screens' API in a scenario: the same consultation as the engine's server, for the calls that the screens make themselves. */
export function createScriptedClient({ consultation }: ScenarioRun): Client {
  const answers: Record<string, Answer> = {
    listConsultationHistory: () => ({ count: 1, next: null, previous: null, results: consultation.history() }),
    listConsultationMessages: (_, { after = 0 }) => consultation.messages().filter(({ id }) => id > after),
    sendChatMessage: ({ text = '', client_message_id: id }) => consultation.write('customer', text, id),
    submitConsultationReview: () => ({}),
  }
  return {
    session: { signIn: async () => {}, signOut: async () => {} },
    async call<Reply>({ name }: { name: string }, _options?: object, input: object = {}, body: object = {}) {
      const answer = answers[name]
      if (!answer) throw new Error(`No scenario answers ${name}.`)
      return answer(body, input) as Reply
    },
  }
}
