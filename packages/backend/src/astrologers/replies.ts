import type { astrologerReviews, questions, specialities } from './tables.ts'
import { topicDrawingUrl } from '../drawings/render-drawing.ts'
import type { AstrologerProfile } from './get-astrologer.ts'
import type { AstrologerCard } from './astrologer-card.ts'
import { slugOf } from './slug-of.ts'
import { toRupees } from '../money/rupees.ts'
import { offersCalls } from '../ports/call-bridge.ts'
import type { Ports } from '../ports/ports.ts'
import type { Reply } from '../endpoint/handler.ts'

interface ReplyContext {
  now: Date
  ports: Pick<Ports, 'calls'>
}

export function cardReply(
  card: AstrologerCard,
  { now, ports }: ReplyContext,
): Reply<'listRecommendedAstrologers'>[number] {
  const { availability, nextAvailableAt, discountedPricePerMinutePaise: discountedPaise } = card
  const isOnline = availability === 'online'
  return {
    id: card.id,
    name: card.name,
    slug: slugOf(card),
    // Our own choice: no photographs. Clients draw a portrait from the id.
    avatar: null,
    experience_years: card.experienceYears,
    languages: card.languages,
    specialities: card.specialities,
    rating: Math.round(card.rating * 10) / 10,
    review_count: card.reviewCount,
    consultation_count: card.consultationCount,
    price_per_minute: toRupees(card.pricePerMinutePaise),
    discounted_price_per_minute: discountedPaise === null ? null : toRupees(discountedPaise),
    is_available_for_chat: isOnline && card.takesChats,
    is_available_for_call: isOnline && card.takesCalls && offersCalls(ports),
    availability,
    wait_time_seconds: availability === 'busy' && nextAvailableAt ? secondsUntil(nextAvailableAt, now) : null,
    is_favourite: card.isFavourite,
    is_verified: card.isVerified,
    is_live: card.isLive,
  }
}

export function profileReply(profile: AstrologerProfile, context: ReplyContext): Reply<'getAstrologer'> {
  return {
    ...cardReply(profile, context),
    about: profile.about,
    education: profile.education,
    city: profile.city,
    // Our own choice: no astrologer has free first minutes; offers are discounted prices.
    free_minutes: 0,
    next_available_at: profile.availability === 'offline' ? (profile.nextAvailableAt?.toISOString() ?? null) : null,
    rating_breakdown: profile.starCounts,
    gallery_count: profile.pictureCount,
    ...recordingField(context.ports),
  }
}

/** Absent where calls are not recorded. */
const recordingField = ({ calls }: ReplyContext['ports']) =>
  calls.recordingDays !== null && { call_recording_days: calls.recordingDays }

export function reviewReply(
  review: typeof astrologerReviews.$inferSelect,
): Reply<'listAstrologerReviews'>['results'][number] {
  return {
    id: review.id,
    user_name: review.userName,
    user_avatar: null,
    rating: review.stars,
    comment: review.comment,
    reply: review.reply,
    created_at: review.createdAt.toISOString(),
  }
}

export const specialityReply = ({ id, name, slug }: typeof specialities.$inferSelect) => ({
  id,
  name,
  slug,
  icon: topicDrawingUrl(slug),
})

export const questionReply = (question: typeof questions.$inferSelect) => ({
  id: question.id,
  text: question.text,
  speciality_id: question.specialityId,
  consultation_count: question.consultationCount,
})

const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1000))
