import type { z } from 'zod'
import type { AstrologerTable } from './table.ts'

export type Reply<Name extends keyof AstrologerTable> = z.output<AstrologerTable[Name]['response']>

export type Work = Reply<'getWork'>
export type OpenConsultation = NonNullable<Work['consultation']>
export type Duty = Reply<'setDuty'>
export type ChatMessage = Reply<'sayInChat'>
export type SharedCard = z.output<AstrologerTable['shareInChat']['body']>['card']
export type Earnings = Reply<'listEarnings'>
export type OwnReview = Reply<'replyToReview'>
export type Statement = Reply<'readStatement'>
export type OwnSettings = Reply<'getOwnSettings'>
export type WorkingHours = NonNullable<OwnSettings['hours']>
export type KnownCustomer = Reply<'readCustomer'>
export type DeclineReason = NonNullable<PastConsultation['decline_reason']>
export type PastConsultation = Reply<'finishConsultation'>
