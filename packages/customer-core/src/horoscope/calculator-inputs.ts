import type { FieldSet } from './calculators.ts'

/** What was entered, by the names of the fields. It is kept in the hash of the address, which no server sees. */
export type Inputs = Readonly<Partial<Record<InputName, string>>>

const PERSON = ['name', 'date', 'time', 'place'] as const
type PersonField = (typeof PERSON)[number]
/** The second person's fields end with a 2. */
export type InputName = PersonField | `${PersonField}2`
export type Suffix = '' | '2'

/** The value of `time` for a time that is not known. */
export const UNKNOWN_TIME = 'unknown'

const NAMES = PERSON.flatMap((name): InputName[] => [name, `${name}2`])
const LONGEST = 120

export function inputsOf(hash: string): Inputs {
  const params = new URLSearchParams(hash.slice(1))
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = params.get(name)?.trim().slice(0, LONGEST) ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )
}

export const hashOf = (inputs: Inputs): string => `#${new URLSearchParams(inputs as Record<string, string>).toString()}`

export type Problem = 'required' | 'date' | 'future' | 'time' | 'timeNeeded' | 'letters' | 'place' | 'taken'
export type Problems = Partial<Record<InputName, Problem>>

/** What is missing or wrong. `today` is an ISO date. */
export function problemsOf(fields: FieldSet, inputs: Inputs, today: string): Problems {
  const problems: Problems = {}
  const people: readonly Suffix[] = fields === 'couple' || fields === 'names' ? ['', '2'] : ['']
  for (const suffix of people) Object.assign(problems, personProblems(fields, inputs, suffix, today))
  return problems
}

function personProblems(fields: FieldSet, inputs: Inputs, suffix: Suffix, today: string): Problems {
  const problems: Problems = {}
  const [name, date, time, place] = PERSON.map((field) => inputs[`${field}${suffix}`] ?? '')
  if (fields === 'names' || fields === 'name') {
    if (!/[A-Z]/i.test((name ?? '').normalize('NFD'))) problems[`name${suffix}`] = name === '' ? 'required' : 'letters'
    return problems
  }
  const wrongDate = dateProblem(date ?? '', fields === 'day' ? '2099-12-31' : today)
  if (wrongDate) problems[`date${suffix}`] = wrongDate
  if (fields === 'date') return problems
  if (fields !== 'day') {
    const isUnknown = time === UNKNOWN_TIME
    if (isUnknown && fields === 'chart') problems[`time${suffix}`] = 'timeNeeded'
    else if (!isUnknown && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time ?? '')) problems[`time${suffix}`] = 'time'
  }
  if (place === '') problems[`place${suffix}`] = 'required'
  return problems
}

function dateProblem(date: string, last: string): Problem | null {
  if (date === '') return 'required'
  const read = new Date(`${date}T00:00:00Z`)
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(read.getTime())
  if (!isDate || read.toISOString().slice(0, 10) !== date || date < '1900-01-01') return 'date'
  return date > last ? 'future' : null
}

/** The fields of a form: a date is three of them. */
export function readForm(form: FormData): Inputs {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const date = (suffix: Suffix) => {
    const [day, month, year] = [text(`day${suffix}`), text(`month${suffix}`), text(`year${suffix}`)]
    return day === '' && month === '' && year === '' ? '' : `${year}-${month}-${day.padStart(2, '0')}`
  }
  const person = (suffix: Suffix) => ({
    [`name${suffix}`]: text(`name${suffix}`),
    [`date${suffix}`]: date(suffix),
    [`time${suffix}`]: form.has(`timeUnknown${suffix}`) ? UNKNOWN_TIME : text(`time${suffix}`),
    [`place${suffix}`]: text(`place${suffix}`),
  })
  const all = { ...person(''), ...person('2') }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}
