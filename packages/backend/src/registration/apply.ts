import { conflictOn } from '../database/conflict.ts'
import type { Db } from '../database/db.ts'
import { applicationFiles, applications } from './tables.ts'
import { invalidFields } from '../errors.ts'
import { takeProof, phoneNumber } from '../identity/index.ts'
import { readPicture } from '../files/index.ts'
import { checkAnswers, type Answer } from './check-answers.ts'
import { canHavePractised, registrationForm } from './form.ts'

/**
 * Takes an application in, or says what is wrong with which field.
 * `verification_token` is no field of the form: with it the number counts as confirmed, without it somebody will call.
 */
export async function apply(db: Db, now: Date, given: Readonly<Record<string, unknown>>) {
  const form = await registrationForm(db, now)
  const { answers, wrong } = checkAnswers(form, given)
  const [birth, years] = [answers.get('date_of_birth'), answers.get('experience_years')]
  if (typeof birth === 'string' && typeof years === 'number' && !canHavePractised(birth, years, now))
    throw invalidFields({ ...wrong, experience_years: 'This is more than your age allows.' })
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong)

  const number = answers.get('phone_number')
  const phone = phoneNumber(typeof number === 'string' ? number : '')
  const proof = given['verification_token']
  const isPhoneConfirmed = typeof proof === 'string' && proof !== ''
  if (isPhoneConfirmed && !(await takeProof(db, now, phone, proof)))
    throw invalidFields({ phone_number: 'Confirm this number with a new code.' })

  const stored = [...answers].filter((entry): entry is [string, Exclude<Answer, Blob>] => !(entry[1] instanceof Blob))
  const inserted = db
    .insert(applications)
    .values({ phone, isPhoneConfirmed, formVersion: form.version, answers: Object.fromEntries(stored), createdAt: now })
    .returning()
  const [application] = await conflictOn('applications_phone_once', inserted, () =>
    invalidFields({ phone_number: 'We have an application with this number already.' }),
  )
  if (!application) throw new Error('An application was not stored.')
  for (const [field, answer] of answers)
    if (answer instanceof Blob)
      await db
        .insert(applicationFiles)
        .values({ applicationId: application.id, field, ...(await readPicture(field, answer)) })
  return application
}
