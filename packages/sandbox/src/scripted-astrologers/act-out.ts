import type { Db } from '@tarapath/backend/database'
import { DomainError } from '@tarapath/backend/errors'
import { describeFailure, type Log } from '@tarapath/backend/ports'
import { endAsAstrologer, pickUpAsAstrologer, sendAsAstrologer } from '@tarapath/backend/consultations'
import { createPlannedJob, earliest } from '../planned-job.ts'
import { loadScenes, SCENES_VERSION } from './load-scenes.ts'
import { nextAct } from './next-act.ts'
import type { Act } from './scene.ts'

export const createScriptJob = (db: Db, log: Log) =>
  createPlannedJob({
    name: 'let scripted astrologers act',
    // It names who wrote or changed something in a chat.
    wokenBy: ['customer_changed'],
    version: SCENES_VERSION,
    run: (now) => actOut(db, now, log),
  })

/**
 * Every scripted person does what is due, one thing at a time. What they do is stamped with the moment it is done:
 * after a pause of the server nobody has joined, or been paid for, in the meantime. Answers when the next thing is due.
 */
export async function actOut(db: Db, now: Date, log: Log) {
  const { version, scenes } = await loadScenes(db)
  const acts = scenes.flatMap((scene) => ({ scene, act: nextAct(scene) }))
  const due = acts.filter(({ act }) => act && act.at <= now)
  for (const { scene, act } of due) {
    if (!act) continue
    try {
      await perform(db, now, scene.consultationId, act)
    } catch (failure) {
      // The customer ended it, or another process said the same line, in this very moment.
      if (failure instanceof DomainError || isSaidAlready(failure)) continue
      log.write({
        level: 'error',
        event: 'scripted person stuck',
        consultation: scene.consultationId,
        ...describeFailure(failure),
      })
    }
  }
  return { version, nextAt: earliest(acts.map(({ act }) => act?.at)), hasActed: due.length > 0 }
}

async function perform(db: Db, now: Date, id: number, act: Act): Promise<void> {
  switch (act.do) {
    case 'pick_up':
      await pickUpAsAstrologer(db, now, id)
      return
    case 'say':
      await sendAsAstrologer(db, now, id, {
        text: act.text,
        utterance: act.utterance,
        nextUtterance: act.nextUtterance,
      })
      return
    case 'reject':
    case 'leave':
      await endAsAstrologer(db, now, id)
  }
}

const UNIQUE_VIOLATION = '23505'

const isSaidAlready = (failure: unknown): boolean => describeFailure(failure).code === UNIQUE_VIOLATION
