import { createClient, type Client, sendOtp, verifyOtp } from '@tarapath/api-client'
import { getConsultantRegistrationForm, registerConsultant } from '@tarapath/api-client/registration'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationFiles, applications } from './tables.ts'
import { sampleFile, openTestBackend, TEST_ORIGIN, type TestBackend } from '@tarapath/backend-testing'

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

test('the form contains the languages and specialities of the catalogue', async () => {
  const { version, sections } = await getConsultantRegistrationForm(visitor())
  expect(version).toBe(1)
  const fields = sections.flatMap((section) => section.fields)
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length)
  expect(new Set(fields.map(({ type }) => type)).size).toBe(9)
  for (const { type, options } of fields) expect(options.length > 0).toBe(type.endsWith('select'))
  expect(fields.find(({ name }) => name === 'languages')?.options).toContainEqual({ value: 'kn', label: 'Kannada' })
})

test('an application gets a reference number', async () => {
  const receipt = await registerConsultant(visitor(), { values: answers('98450 11111') })
  expect(receipt).toMatchObject({ status: 'received', reference: `TPA-${receipt.id}` })
  const [stored] = await backend.database.db.select().from(applications).where(eq(applications.id, receipt.id))
  expect(stored).toMatchObject({
    phone: '+919845011111',
    isPhoneConfirmed: false,
    answers: { experience_years: 12, languages: ['kn', 'en'] },
  })
})

test('an application with a photo is sent as a multipart form', async () => {
  const photo = sampleFile('image/png')
  const values = { ...answers('98450 22222'), languages: ['kn'], photo }
  const { id } = await registerConsultant(visitor(), { values })
  const { db } = backend.database
  const [stored] = await db.select().from(applications).where(eq(applications.id, id))
  expect(stored?.answers).toMatchObject({
    experience_years: 12,
    specialities: ['vedic', 'marriage'],
    languages: ['kn'],
  })
  expect(await db.select().from(applicationFiles)).toMatchObject([
    { applicationId: id, field: 'photo', type: 'image/png' },
  ])
})

test('each invalid answer is an error of its field', async () => {
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

test('every required field of the form is required', async () => {
  const { sections } = await getConsultantRegistrationForm(visitor())
  const required = sections.flatMap(({ fields }) => fields).filter((field) => field.required)
  const error = await registerConsultant(visitor(), { values: {} }).catch((failure: unknown) => failure)
  expect(error).toMatchObject({
    body: Object.fromEntries(required.map(({ name }) => [name, ['This field is required.']])),
  })
})

test('a file that is not a picture is refused, whatever its declared type', async () => {
  const photo = new File(['<svg onload="alert(1)">'], 'me.png', { type: 'image/png' })
  await expect(registerConsultant(visitor(), { values: { ...answers('98450 33333'), photo } })).rejects.toMatchObject({
    body: { photo: ['Choose a PNG, JPEG or WebP picture.'] },
  })
  expect(await backend.database.db.$count(applications, eq(applications.phone, '+919845033333'))).toBe(0)
})

test('a phone number can apply once, in any notation', async () => {
  await registerConsultant(visitor(), { values: answers('98450 44444') })
  await expect(registerConsultant(visitor(), { values: answers('+919845044444') })).rejects.toMatchObject({
    status: 400,
    body: { phone_number: ['An application with this number already exists.'] },
  })
})

const apply = (changes: Record<string, unknown>, phone = '98450 55555') =>
  registerConsultant(visitor(), { values: { ...answers(phone), ...changes } as ReturnType<typeof answers> })

test('five applications an hour come from one address', async () => {
  const applicant = visitor()
  const applyAs = (at: number) => registerConsultant(applicant, { values: answers(`98455 0000${at}`) })
  for (let at = 0; at < 5; at++) await applyAs(at)
  await expect(applyAs(5)).rejects.toMatchObject({ status: 429 })
})

test('an applicant must be from 18 to 100 years old, birthdays included', async () => {
  const born = (date_of_birth: string, phone?: string) => apply({ date_of_birth, experience_years: 0 }, phone)
  for (const day of ['2008-11-21', '2027-01-01', '1926-11-19', '1850-01-01', '0001-01-01'])
    await expect(born(day), day).rejects.toMatchObject({
      body: { date_of_birth: ['Your age must be from 18 to 100 years.'] },
    })
  await born('2008-11-20')
  await born('1926-11-20', '98450 55556')
})

test('experience counts from the age of ten', async () => {
  const practised = (experience_years: unknown, date_of_birth: string, phone?: string) =>
    apply({ experience_years, date_of_birth }, phone)
  await expect(practised(32, '1984-11-21')).rejects.toMatchObject({
    body: { experience_years: ['Your experience is too long for your age.'] },
  })
  for (const years of [91, 99, 12_345])
    await expect(practised(years, '1926-11-20'), String(years)).rejects.toMatchObject({
      body: { experience_years: ['Enter whole years, counted from age 10 at the earliest.'] },
    })
  for (const years of [-1, 1.5, '1e1', true, [5]])
    await expect(practised(years, '1984-02-11'), String(years)).rejects.toMatchObject({
      body: { experience_years: [expect.any(String)] },
    })
  await practised(31, '1984-11-21', '98450 55557')
  await practised(90, '1926-11-20', '98450 55558')
})

test('a name may use letters of any script', async () => {
  for (const name of [
    5,
    '12345',
    '9845055555',
    'Vidya 2',
    'विद्या २',
    '-',
    "'",
    '.',
    '<b>Vidya</b>',
    'Vidya\nBhat',
    '😀',
    'a@b.in',
  ])
    await expect(apply({ name }), String(name)).rejects.toMatchObject({
      body: { name: ['Use letters, spaces, dots, apostrophes and hyphens only.'] },
    })
  const names = [
    'विद्या भट्ट',
    'श्रीमती अंजलि डिसूज़ा',
    'டாக்டர் செ. லட்சுமி',
    'ക്രിസ്റ്റി ജോണ്‍',
    'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    "Anita D'Souza",
    'Mary-Ann O’Brien',
    'Dr. A.P.J. Rao',
    'José Ñandú',
    'محمد علی',
  ]
  for (const [index, name] of names.entries()) await apply({ name }, `98451 000${10 + index}`)
})

test('an answer of an unexpected type is an error of its field', async () => {
  for (const value of [null, {}, [1], [null]])
    await expect(apply({ name: value }), JSON.stringify(value)).rejects.toMatchObject({
      body: { name: [expect.any(String)] },
    })
})

test('the form contains the limits of its fields', async () => {
  const { sections } = await getConsultantRegistrationForm(visitor())
  const fields = new Map(sections.flatMap((section) => section.fields.map((field) => [field.name, field])))
  expect(fields.get('date_of_birth')).toMatchObject({ min: '1926-11-20', max: '2008-11-20' })
  expect(fields.get('experience_years')).toMatchObject({ min: '0', max: '90' })
  const { pattern = '', hint } = fields.get('name') ?? {}
  expect(new RegExp(`^(?:${pattern})$`, 'v').test('विद्या भट्ट')).toBe(true)
  expect(hint).toBe('Use letters, spaces, dots, apostrophes and hyphens only.')
  expect(fields.get('about')).not.toHaveProperty('hint')
})

test('a verified number is stored as confirmed, and an invalid verification token is refused', async () => {
  const client = visitor()
  const phone_number = '9845066666'
  await sendOtp(client, { phone_number })
  const otp_key = await backend.codeSentTo('+919845066666')
  const { verification_token } = await verifyOtp(client, { phone_number, otp_key })
  const values = answers(phone_number)
  await expect(
    registerConsultant(visitor(), { values: { ...values, verification_token: 'made up' } }),
  ).rejects.toMatchObject({ body: { phone_number: ['Verify this number with a new OTP.'] } })
  const { id } = await registerConsultant(visitor(), { values: { ...values, verification_token } })
  const [stored] = await backend.database.db.select().from(applications).where(eq(applications.id, id))
  expect(stored?.isPhoneConfirmed).toBe(true)
})
