import type { ChatMessage, ConsultationHistoryItem, ConsultationStatusReply } from '@tarapath/api-client/types'
import type { VirtualWorld } from '@tarapath/session-engine/testing'

type Ongoing = NonNullable<ConsultationStatusReply['ongoing_data']>
type EndedBy = NonNullable<ConsultationHistoryItem['ended_by']>

export const ASTROLOGER = { id: 11, name: 'Acharya Meera', avatar: null, price_per_minute: 18 }
const LATENCY_MS = 120

/** The server's side of a scenario: one consultation, its messages and its receipt. */
export interface ScriptedConsultation {
  history(): readonly ConsultationHistoryItem[]
  messages(): readonly ChatMessage[]
  ask(kind: 'chat' | 'call', minutes: number): void
  pickUp(): void
  addMinutes(minutes: number): void
  write(sender: 'customer' | 'consultant', text: string, clientId?: string): ChatMessage
  /** It is over; `message` is the server's. */
  end(by: EndedBy | null, message?: string): void
  decline(message: string): void
}

function requested(kind: 'chat' | 'call', minutes: number): Ongoing {
  return {
    is_consultation_inprogress: true,
    id: 501,
    order_type: kind === 'chat' ? 1 : 2,
    status: 'requested',
    sub_status: null,
    status_message: null,
    max_call_duration: minutes * 60,
    start_datetime: null,
    astro_pickup_status: false,
    customer_pickup_status: true,
    show_review_popup: false,
    consultant: ASTROLOGER,
    channel: null,
  }
}

function historyItemOf(outcome: Ongoing, by: EndedBy | null, endedAt: number): ConsultationHistoryItem {
  const { start_datetime: startedAt, consultant } = outcome
  const paidSeconds = startedAt ? Math.floor((endedAt - Date.parse(startedAt)) / 1000) : 0
  return {
    id: outcome.id,
    order_type: outcome.order_type,
    status: outcome.status,
    consultant: { id: ASTROLOGER.id, name: ASTROLOGER.name, avatar: ASTROLOGER.avatar },
    started_at: startedAt,
    ended_at: new Date(endedAt).toISOString(),
    duration_seconds: paidSeconds,
    amount_charged: Math.floor((paidSeconds * (consultant?.price_per_minute ?? 0) * 100) / 60) / 100,
    price_per_minute: consultant?.price_per_minute,
    rating: null,
    has_recording: false,
    ended_by: by,
    status_message: outcome.status_message,
  }
}

export function createScriptedConsultation(world: VirtualWorld, wall: () => number): ScriptedConsultation {
  const messages: ChatMessage[] = []
  let ongoing: Ongoing | null = null
  let history: ConsultationHistoryItem[] = []
  const now = () => new Date(wall()).toISOString()

  function publish(reply: ConsultationStatusReply): void {
    world.server.status(world.now, reply, { latencyMs: LATENCY_MS })
  }
  function change(changes: Partial<Ongoing>): void {
    if (!ongoing) return
    ongoing = { ...ongoing, ...changes }
    publish({ is_consultation_inprogress: true, ongoing_data: ongoing })
  }
  function close(outcome: Ongoing, by: EndedBy | null): void {
    ongoing = null
    publish({ is_consultation_inprogress: false, ongoing_data: { ...outcome, is_consultation_inprogress: false } })
    history = [historyItemOf(outcome, by, wall())]
  }

  return {
    history: () => history,
    messages: () => messages,
    ask(kind, minutes) {
      ongoing = requested(kind, minutes)
      change({})
    },
    pickUp: () =>
      change({ status: 'in_progress', start_datetime: now(), astro_pickup_status: true, show_review_popup: true }),
    addMinutes: (minutes) => change({ max_call_duration: (ongoing?.max_call_duration ?? 0) + minutes * 60 }),
    write(sender, text, clientId) {
      const message: ChatMessage = {
        id: messages.length + 1,
        client_message_id: clientId ?? null,
        consultation_id: 501,
        sender,
        kind: 'text',
        text,
        attachment_url: null,
        created_at: now(),
      }
      messages.push(message)
      return message
    },
    end(by, message) {
      if (ongoing) close({ ...ongoing, status: 'completed', status_message: message ?? null }, by)
    },
    decline(message) {
      if (!ongoing) return
      close({ ...ongoing, status: 'rejected', sub_status: 'astro_rejected', status_message: message }, null)
    },
  }
}
