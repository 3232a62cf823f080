import {
  endAsAstrologer,
  pickUpAsAstrologer,
  sendAsAstrologer,
  typeAsAstrologer,
} from '@tarapath/backend/consultations'
import type { Db } from '@tarapath/backend/database'
import { DomainError } from '@tarapath/backend/errors'
import { describeFailure, type Log } from '@tarapath/backend/ports'
import { createPlannedJob, earliest } from '../planned-job.ts'
import { CHATS_VERSION, loadScriptedChats } from './load-scripted-chats.ts'
import { nextAction } from './next-action.ts'
import type { Action } from './scripted-chat.ts'
import { typingBefore } from './typing-before.ts'

export const createScriptedAstrologersJob = (db: Db, log: Log) =>
  createPlannedJob({
    name: 'run scripted astrologers',
    // Notified when a customer or an astrologer changes something in a chat.
    wokenBy: ['customer_changed'],
    version: CHATS_VERSION,
    run: (now) => runScriptedAstrologers(db, now, log),
  })

/**
 * Takes the next due action of every scripted astrologer, one for each chat. Actions are stamped with `now` and not
 * with their due time, so that an outage of the server creates no pick-up and no paid time in the past. Returns when the next one is due.
 */
export async function runScriptedAstrologers(db: Db, now: Date, log: Log) {
  const { version, chats } = await loadScriptedChats(db)
  const actions = chats.map((chat) => {
    const action = nextAction(chat)
    return { chat, action: (action && action.at > now && typingBefore(chat, action)) || action }
  })
  const due = actions.filter(({ action }) => action && action.at <= now)
  for (const { chat, action } of due) {
    if (!action) continue
    try {
      await perform(db, now, chat.consultationId, action)
    } catch (failure) {
      // The customer has just ended the chat, or another process has just sent the same utterance.
      if (failure instanceof DomainError || isDuplicate(failure)) continue
      log.write({
        level: 'error',
        event: 'scripted astrologer failed',
        consultation: chat.consultationId,
        ...describeFailure(failure),
      })
    }
  }
  return { version, nextAt: earliest(actions.map(({ action }) => action?.at)), hasActed: due.length > 0 }
}

async function perform(db: Db, now: Date, id: number, action: Action): Promise<void> {
  switch (action.type) {
    case 'pick_up':
      await pickUpAsAstrologer(db, now, id)
      return
    case 'type':
      await typeAsAstrologer(db, now, id, action.until)
      return
    case 'say':
      await sendAsAstrologer(db, now, id, {
        text: action.text,
        utterance: action.utterance,
        nextUtterance: action.nextUtterance,
      })
      return
    case 'reject':
    case 'leave':
      await endAsAstrologer(db, now, id)
  }
}

const UNIQUE_VIOLATION = '23505'

const isDuplicate = (failure: unknown): boolean => describeFailure(failure).code === UNIQUE_VIOLATION
