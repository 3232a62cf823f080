import { conflictOn } from '../database/conflict.ts'
import type { Db } from '../database/db.ts'
import { applicationFiles, applications } from './tables.ts'
import { invalidFields } from '../errors.ts'
import { consumeVerificationToken, phoneNumber } from '../identity/index.ts'
import { readPicture } from '../files/index.ts'
import { validateAnswers, type Answer } from './validate-answers.ts'
import { canHavePractised, registrationForm } from './form.ts'

/**
 * Validates and stores an application.
 * `verification_token` is not a field of the form: it confirms the phone number; without it staff call the number.
 */
export async function submitApplication(db: Db, now: Date, values: Readonly<Record<string, unknown>>) {
  const form = await registrationForm(db, now)
  const { answers, errors } = validateAnswers(form, values)
  const [birth, years] = [answers.get('date_of_birth'), answers.get('experience_years')]
  if (typeof birth === 'string' && typeof years === 'number' && !canHavePractised(birth, years, now))
    throw invalidFields({ ...errors, experience_years: 'Your experience is too long for your age.' })
  if (Object.keys(errors).length > 0) throw invalidFields(errors)

  const number = answers.get('phone_number')
  const phone = phoneNumber(typeof number === 'string' ? number : '')
  const token = values['verification_token']
  const isPhoneConfirmed = typeof token === 'string' && token !== ''
  if (isPhoneConfirmed && !(await consumeVerificationToken(db, now, phone, token)))
    throw invalidFields({ phone_number: 'Verify this number with a new OTP.' })

  const stored = [...answers].filter((entry): entry is [string, Exclude<Answer, Blob>] => !(entry[1] instanceof Blob))
  const inserted = db
    .insert(applications)
    .values({ phone, isPhoneConfirmed, formVersion: form.version, answers: Object.fromEntries(stored), createdAt: now })
    .returning()
  const [application] = await conflictOn('applications_phone_once', inserted, () =>
    invalidFields({ phone_number: 'An application with this number already exists.' }),
  )
  if (!application) throw new Error('An application was not stored.')
  for (const [field, answer] of answers)
    if (answer instanceof Blob)
      await db
        .insert(applicationFiles)
        .values({ applicationId: application.id, field, ...(await readPicture(field, answer)) })
  return application
}
