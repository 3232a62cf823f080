import { conflictOn } from '../../database/conflict.ts'
import type { Db } from '../../database/db.ts'
import { applicationFiles, applications } from '../../database/schema/index.ts'
import { refuseFields } from '../../http/problem.ts'
import { takeProof } from '../one-time-code.ts'
import { phoneNumber } from '../phone-number.ts'
import { readPicture } from '../picture.ts'
import { checkAnswers, type Answer } from './check-answers.ts'
import { registrationForm } from './form.ts'

const LEAST_AGE_YEARS = 18

/**
 * Takes an application in, or says what is wrong with which field.
 * `verification_token` is no field of the form: with it the number counts as confirmed, without it somebody will call.
 */
export async function apply(db: Db, now: Date, given: Readonly<Record<string, unknown>>) {
  const form = await registrationForm(db)
  const { answers, wrong } = checkAnswers(form, given)
  if (isTooYoung(answers.get('date_of_birth'), now) && !wrong['date_of_birth'])
    throw refuseFields({ ...wrong, date_of_birth: `You have to be ${LEAST_AGE_YEARS} or older.` })
  if (Object.keys(wrong).length > 0) throw refuseFields(wrong)

  const number = answers.get('phone_number')
  const phone = phoneNumber(typeof number === 'string' ? number : '')
  const proof = given['verification_token']
  const isPhoneConfirmed = typeof proof === 'string' && proof !== ''
  if (isPhoneConfirmed && !(await takeProof(db, now, phone, proof)))
    throw refuseFields({ phone_number: 'Confirm this number with a new code.' })

  const stored = [...answers].filter((entry): entry is [string, Exclude<Answer, Blob>] => !(entry[1] instanceof Blob))
  const inserted = db
    .insert(applications)
    .values({ phone, isPhoneConfirmed, formVersion: form.version, answers: Object.fromEntries(stored), createdAt: now })
    .returning()
  const [application] = await conflictOn('applications_phone_once', inserted, () =>
    refuseFields({ phone_number: 'We have an application with this number already.' }),
  )
  if (!application) throw new Error('An application was not stored.')
  for (const [field, answer] of answers)
    if (answer instanceof Blob)
      await db
        .insert(applicationFiles)
        .values({ applicationId: application.id, field, ...(await readPicture(field, answer)) })
  return application
}

function isTooYoung(birth: Answer | undefined, now: Date): boolean {
  if (typeof birth !== 'string') return false
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() - LEAST_AGE_YEARS)
  return new Date(birth) > latest
}
