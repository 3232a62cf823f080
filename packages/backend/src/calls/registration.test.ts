import { createClient, type Client } from '@tarapath/api-client'
import { getConsultantRegistrationForm, registerConsultant } from '@tarapath/api-client/registration'
import { sendOtp, verifyOtp } from '@tarapath/api-client'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationFiles, applications } from '../database/schema/index.ts'
import { sampleFile } from '../rules/files/sample-files.ts'
import { openTestBackend, TEST_ORIGIN, type TestBackend } from '../testing.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

let lastAddress = 0
const visitor = (): Client => {
  const ip = `10.0.1.${++lastAddress}`
  return createClient({
    baseUrl: TEST_ORIGIN,
    fetch: (input, init) => backend.fetch(input as Request, init, { ip }),
    retry: 0,
  })
}

const answers = (phone_number: string) => ({
  name: 'Vidya Bhat',
  phone_number,
  email: 'vidya@example.in',
  date_of_birth: '1984-02-11',
  city: 'Udupi',
  specialities: ['vedic', 'marriage'],
  languages: ['kn', 'en'],
  experience_years: 12,
  daily_hours: '2-to-4',
  about: 'I read charts slowly and say what I cannot see in them.',
})

test('the form asks for what a reader needs, with the languages and skills of the catalogue', async () => {
  const { version, sections } = await getConsultantRegistrationForm(visitor())
  expect(version).toBe(1)
  const fields = sections.flatMap((section) => section.fields)
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
  expect(new Set(fields.map(({ type }) => type)).size).toBe(9)
  for (const { type, options } of fields) expect(options.length > 0).toBe(type.endsWith('select'))
  expect(fields.find(({ name }) => name === 'languages')?.options).toContainEqual({ value: 'kn', label: 'Kannada' })
})

test('somebody fills the form in and gets a reference', async () => {
  const receipt = await registerConsultant(visitor(), { values: answers('98450 11111') })
  expect(receipt).toMatchObject({ status: 'received', reference: `TPA-${receipt.id}` })
  const [kept] = await backend.database.db.select().from(applications).where(eq(applications.id, receipt.id))
  expect(kept).toMatchObject({
    phone: '+919845011111',
    isPhoneConfirmed: false,
    answers: { experience_years: 12, languages: ['kn', 'en'] },
  })
})

test('with a photo the same answers come as a form of many fields', async () => {
  const photo = sampleFile('image/png')
  const values = { ...answers('98450 22222'), languages: ['kn'], photo }
  const { id } = await registerConsultant(visitor(), { values })
  const { db } = backend.database
  const [kept] = await db.select().from(applications).where(eq(applications.id, id))
  expect(kept?.answers).toMatchObject({ experience_years: 12, specialities: ['vedic', 'marriage'], languages: ['kn'] })
  expect(await db.select().from(applicationFiles)).toMatchObject([
    { applicationId: id, field: 'photo', type: 'image/png' },
  ])
})

test('each wrong answer is told at its field, by the description the form is drawn from', async () => {
  const values = {
    ...answers('12345'),
    name: 'x'.repeat(101),
    email: 'vidya',
    date_of_birth: '1984-02-31',
    city: '  ',
    specialities: ['vedic', 'palm-oil'],
    languages: [],
    experience_years: 'many',
    daily_hours: 'all',
  }
  await expect(registerConsultant(visitor(), { values })).rejects.toMatchObject({
    status: 400,
    body: {
      name: ['Use at most 100 characters.'],
      phone_number: ['Enter a valid mobile number.'],
      email: ['Enter an e-mail address.'],
      date_of_birth: ['Enter a date as YYYY-MM-DD.'],
      city: ['This field is required.'],
      specialities: ['This is not a valid choice.'],
      languages: ['This field is required.'],
      experience_years: ['Enter a whole number.'],
      daily_hours: ['This is not a valid choice.'],
    },
  })
})

test('every field that the form calls required is', async () => {
  const { sections } = await getConsultantRegistrationForm(visitor())
  const required = sections.flatMap(({ fields }) => fields).filter((field) => field.required)
  const refusal = await registerConsultant(visitor(), { values: {} }).catch((reason: unknown) => reason)
  expect(refusal).toMatchObject({
    body: Object.fromEntries(required.map(({ name }) => [name, ['This field is required.']])),
  })
})

test('a file has to be the picture it says it is', async () => {
  const photo = new File(['<svg onload="alert(1)">'], 'me.png', { type: 'image/png' })
  await expect(registerConsultant(visitor(), { values: { ...answers('98450 33333'), photo } })).rejects.toMatchObject({
    body: { photo: ['Choose a PNG, JPEG or WebP picture.'] },
  })
  expect(await backend.database.db.$count(applications, eq(applications.phone, '+919845033333'))).toBe(0)
})

test('a number applies once, however it is written', async () => {
  await registerConsultant(visitor(), { values: answers('98450 44444') })
  await expect(registerConsultant(visitor(), { values: answers('+919845044444') })).rejects.toMatchObject({
    status: 400,
    body: { phone_number: ['We have an application with this number already.'] },
  })
})

test('nobody under eighteen applies, and on the birthday one does', async () => {
  const born = (date_of_birth: string, phone: string) =>
    registerConsultant(visitor(), { values: { ...answers(phone), date_of_birth } })
  await expect(born('2008-11-21', '98450 55555')).rejects.toMatchObject({
    body: { date_of_birth: ['You have to be 18 or older.'] },
  })
  await born('2008-11-20', '98450 55555')
})

test('a confirmed number is known to be one, and a made-up proof is refused', async () => {
  const client = visitor()
  const phone_number = '9845066666'
  await sendOtp(client, { phone_number })
  const otp_key = await backend.codeSentTo('+919845066666')
  const { verification_token } = await verifyOtp(client, { phone_number, otp_key })
  const values = answers(phone_number)
  await expect(
    registerConsultant(visitor(), { values: { ...values, verification_token: 'made up' } }),
  ).rejects.toMatchObject({ body: { phone_number: ['Confirm this number with a new code.'] } })
  const { id } = await registerConsultant(visitor(), { values: { ...values, verification_token } })
  const [kept] = await backend.database.db.select().from(applications).where(eq(applications.id, id))
  expect(kept?.isPhoneConfirmed).toBe(true)
})
