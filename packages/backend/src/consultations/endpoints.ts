import { maskPhoneNumbers } from '@tarapath/masking-utils'
import type { CustomerCache } from './customer-cache.ts'
import { isBlank } from '../endpoint/is-blank.ts'
import { pageReply, readPage } from '../endpoint/page.ts'
import { openCall } from './phone-call-open.ts'
import { noteCustomerPresence } from './customer-presence.ts'
import { placeCall } from './phone-call-place.ts'
import { recordingLink } from './phone-call-recording.ts'
import { balancePaise } from '../ledger/index.ts'
import { cancelOrAcknowledge, endConsultation, startChat, updateMaxDuration } from './customer-actions.ts'
import { listHistory } from './history.ts'
import { linkDay } from './chat-attachment-link.ts'
import { listMessages, sendMessage } from './chat-messages.ts'
import { currentStatus, consultationStatus } from './consultation-status.ts'
import { requestConsultation, requireCalls } from './request-consultation.ts'
import { consultationGstPercent } from '../money/gst.ts'
import { sharePerson } from './share-person.ts'
import { submitReview } from './submit-review.ts'
import { toPaise, toRupees } from '../money/rupees.ts'
import type { EndpointContext, Handlers } from '../endpoint/handler.ts'
import type { Consultation } from './tables.ts'
import {
  callReply,
  chatReply,
  endedReply,
  historyReply,
  messageReply,
  pickupReply,
  requestReply,
  statusReply,
  versionOf,
} from './replies.ts'

type ConsultationHandlers = Handlers<'consultations'>

/** Tells the astrologer of a new request, once it is stored. */
type Ring = (context: EndpointContext, requested: Consultation) => Promise<void>

export const createConsultationsEndpoints = (cache: CustomerCache, ring: Ring): ConsultationHandlers => ({
  ...createRequestEndpoints(ring),
  ...createStatusEndpoints(cache),
  ...createMessageEndpoints(cache),
  ...historyEndpoints,
})

const createRequestEndpoints = (ring: Ring) =>
  ({
    async requestConsultation({ path, body }, context) {
      const { db, now, customer, settings, ports } = context
      if (path.type === 'call') requireCalls(ports)
      const gstPercent = consultationGstPercent(settings.gstOn)
      const request = {
        customerId: customer.id,
        astrologerId: body.consultant_id,
        kind: path.type,
        gstPercent,
        ...(body.price_per_minute !== undefined && { shownRatePaise: toPaise(body.price_per_minute) }),
      }
      const requested = await requestConsultation(db, now, request)
      await ring(context, requested)
      return requestReply(requested)
    },

    async startChat({ body }, { db, now, customer }) {
      const question = body.first_question?.trim() ?? ''
      const opening = {
        sharesBirthDetails: body.share_birth_details ?? false,
        firstQuestion: isBlank(question) ? null : maskPhoneNumbers(question),
      }
      return chatReply(await startChat(db, now, { id: body.consultation_id, customerId: customer.id }, opening))
    },

    async startCall({ body }, { db, now, customer }) {
      return callReply(await openCall(db, now, { id: body.consultation_id, customerId: customer.id }))
    },

    async placeAstrologerPickupCall({ path }, { db, now, customer, ports, settings }) {
      return pickupReply(await placeCall(db, now, { ports, settings }, { id: path.id, customerId: customer.id }))
    },
  }) satisfies Partial<ConsultationHandlers>

const createStatusEndpoints = (cache: CustomerCache) =>
  ({
    async endConsultation({ path, body }, { db, now, customer }) {
      const stated = { auto: body.auto_end, reason: body.chat_end_reason }
      const ended = await endConsultation(db, now, { id: path.id, customerId: customer.id }, stated)
      return endedReply(await consultationStatus(db, ended), await balancePaise(db, customer.id))
    },

    async getOngoingStatus(_, context) {
      const status = await cache.currentStatus(context.now, context.customer.id)
      context.stopIfUnchanged(versionOf(status, context.now))
      return statusReply(status, context.now, context.ports.calls)
    },

    async updateOngoingStatus({ body }, { db, now, customer, ports }) {
      await cancelOrAcknowledge(db, now, { id: body.consultation_id, customerId: customer.id })
      return statusReply(await currentStatus(db, now, customer.id), now, ports.calls)
    },

    async updateMaxCallDuration({ path, body }, { db, now, customer }) {
      const own = { id: path.id, customerId: customer.id }
      const { id, maxSeconds } = await updateMaxDuration(db, now, own, body?.max_call_duration)
      return { id, max_call_duration: maxSeconds, balance: toRupees(await balancePaise(db, customer.id)) }
    },
  }) satisfies Partial<ConsultationHandlers>

const createMessageEndpoints = (cache: CustomerCache) =>
  ({
    async sendChatMessage({ body }, { db, now, customer, settings }) {
      const message = await sendMessage(db, now, {
        consultationId: body.consultation_id,
        customerId: customer.id,
        text: body.text ?? '',
        attachment: body.attachment ?? null,
        clientMessageId: body.client_message_id ?? null,
      })
      return messageReply(message, { now, settings, readId: null })
    },

    async sharePerson({ body }, { db, now, customer, settings }) {
      const message = await sharePerson(db, now, { ...body, customerId: customer.id })
      return messageReply(message, { now, settings, readId: null })
    },

    async reportInChat({ body }, { db, now, customer }) {
      const { consultation_id: id, read_id: readId, is_typing: isTyping = false } = body
      await noteCustomerPresence(db, now, { id, customerId: customer.id }, { readId, isTyping })
      return { consultation_id: id }
    },

    async listConsultationMessages({ path, query }, context) {
      const after = query.after ?? 0
      const { now, settings } = context
      const { last, readId } = await cache.messageMarks(now, { id: path.id, customerId: context.customer.id })
      // The links of files change every day.
      context.stopIfUnchanged(`messages-${path.id}-${after}-${last}-${readId}-${linkDay(now)}`)
      const messages = last > after ? await listMessages(context.db, path.id, after) : []
      return Promise.all(messages.map((message) => messageReply(message, { now, settings, readId })))
    },
  }) satisfies Partial<ConsultationHandlers>

const historyEndpoints = {
  async submitConsultationReview({ body }, { db, now, customer }) {
    const review = await submitReview(db, now, customer, {
      consultationId: body.consultation_id,
      stars: body.rating,
      comment: body.comment ?? '',
      isAnonymous: body.is_anonymous ?? false,
    })
    return {
      id: review.id,
      consultation_id: body.consultation_id,
      rating: review.stars,
      comment: review.comment,
      created_at: review.createdAt.toISOString(),
    }
  },

  async listConsultationHistory({ query }, { db, now, customer, ports, url }) {
    const page = readPage(query)
    const { total, entries } = await listHistory(db, customer.id, {
      kind: query.order_type && (query.order_type === 1 ? 'chat' : 'call'),
      status: query.status,
      oldestFirst: query.ordering === 'started_at',
      ...page,
    })
    const items = entries.map((entry) => historyReply(entry, now, ports.calls))
    return pageReply(url, page, total, items)
  },

  async getCallRecordingUrl({ body }, context) {
    const own = { id: body.consultation_id, customerId: context.customer.id }
    const { url, expiresAt, seconds } = await recordingLink(context.db, context.now, context, own)
    return { url, expires_at: expiresAt.toISOString(), duration_seconds: seconds }
  },
} satisfies Partial<ConsultationHandlers>
