import { z } from 'zod'
import { named } from './named.ts'

export const Id = named('Id', z.int().positive(), 'A numeric id assigned by the server.')
/** An id that session-engine holds: callers may pass text, which the client sends as a number. */
export const EngineId = z.int().positive().meta({ typeName: 'Id', callersMayPassText: true })
export const IsoDateTime = named(
  'IsoDateTime',
  z.iso.datetime({ offset: true }),
  'ISO 8601 date and time with an offset: `2026-11-20T18:05:00+05:30`. Stays a string; the client does not convert it to a Date.',
)
export const IsoDate = named('IsoDate', z.iso.date(), 'ISO 8601 date: `1994-08-17`.')
export const Rupees = named('Rupees', z.number().multipleOf(0.01), 'An amount in rupees, at most two decimals.')

export const Gender = named('Gender', z.enum(['male', 'female', 'other']))
export const ZodiacSign = named(
  'ZodiacSign',
  z.enum([
    'aries',
    'taurus',
    'gemini',
    'cancer',
    'leo',
    'virgo',
    'libra',
    'scorpio',
    'sagittarius',
    'capricorn',
    'aquarius',
    'pisces',
  ]),
)

/** An amount to pay. */
export const Amount = Rupees.positive('Enter an amount above zero.')
/** A one-time code. A string, because codes may begin with 0. */
export const OtpKey = z.string().regex(/^\d{6}$/, 'Enter the 6-digit code.')
/** A random text of the client that binds a one-time code to the request for it. */
export const RequestToken = z.string().regex(/^[\w-]{16,100}$/, 'Use 16 to 100 letters, digits, - or _.')
export const PhoneNumber = z.string().trim().min(1, 'Enter a phone number.').max(20, 'Enter a phone number.')
export const Name = z.string().trim().min(1, 'Enter a name.').max(100, 'Use at most 100 characters.')
export const Slug = z.string().min(1).max(200)
export const Count = z.int().min(1)
export const ShortText = z.string().max(200)

/** An uploaded file. The client sends a body that holds one as multipart/form-data. */
export const Upload = z.file()

const Scalar = z.union([z.string(), z.number(), z.boolean()])

export const QueryValue = named(
  'QueryValue',
  z.union([...Scalar.options, z.array(Scalar), z.null(), z.undefined()]),
  'A value of a query. null and undefined are left out; a list repeats its key.',
)
