import type { Context } from 'hono'
import { InvalidFields } from '@tarapath/backend/errors'
import { problemOf } from '@tarapath/backend/http'
import { describeFailure } from '@tarapath/backend/ports'
import { confirmAbovePaise, logStaffAction, verifySecondFactor } from '@tarapath/backend/staff'
import { confirmPage } from './confirm-page.ts'
import type { BasePath, DeskContext, DeskPage } from './desk-page.ts'
import { text } from './forms/fields.ts'
import type { FormAction } from './forms/form-action.ts'
import { problemText } from './forms/problem-text.ts'
import { readForm } from './forms/read-form.ts'

interface SubmitContext extends DeskContext {
  basePath: BasePath
}

export interface DeskForm {
  page: DeskPage
  name: string
  action: FormAction<DeskContext>
}

type Fields = Record<string, string | File>

/** Why a form was refused, with what was entered, so that its page can show both. */
export interface Refused {
  text: string
  status: number
  entered: Readonly<Record<string, string>>
  /** Sentences by field. */
  errors: Readonly<Record<string, string[]>>
}

/**
 * Runs the form with its entry in the activity log. Returns what the next address adds, else why not, or the page that
 * asks for a code.
 */
export async function submitForm(
  { basePath, ...context }: SubmitContext,
  form: DeskForm,
  c: Context,
): Promise<string | Refused | Response> {
  const { page, name, action } = form
  let fields: Fields = {}
  try {
    fields = await readForm(c)
    const paise = await sumToConfirm(context, action, fields)
    if (paise !== null) {
      const pagePath = `${basePath}/${page.id}`
      const path = `${pagePath}/${name}${new URL(c.req.url).search}`
      const question = { path, pagePath, page: page.title, action: name, paise, fields }
      const { confirm_code: code } = fields
      if (code === undefined) return await confirmPage(question)
      const refused = await refusalOf(context, code)
      if (refused !== null) return await confirmPage(question, refused)
    }
    const next = await perform(context, form, fields)
    // It is done by now: the page says so, whatever happens to what follows from it.
    await action.afterwards?.(context, fields).catch((failure: unknown) =>
      context.ports.log.write({
        level: 'error',
        event: 'afterwards',
        call: `${page.id}/${name}`,
        ...describeFailure(failure),
      }),
    )
    return next
  } catch (failure) {
    const entered = Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string')
    const errors = failure instanceof InvalidFields ? failure.fields : {}
    return { ...refusal(failure), entered: Object.fromEntries(entered), errors }
  }
}

function refusal(failure: unknown): Pick<Refused, 'text' | 'status'> {
  const problem = problemOf(failure)
  if (problem.status >= 500) throw failure
  return { text: problemText(problem), status: problem.status }
}

async function refusalOf({ db, now, reader, secrets }: DeskContext, code: string | File) {
  try {
    await verifySecondFactor(db, now, { memberId: reader?.id ?? 0, code: text('The code', 40).parse(code), secrets })
    return null
  } catch (failure) {
    return refusal(failure)
  }
}

/** The sum of a form that asks for a code; null for a small one, and on the console, where nobody has signed in. */
async function sumToConfirm(context: DeskContext, action: FormAction<DeskContext>, fields: Fields) {
  if (context.reader === null || !action.sumPaise) return null
  const paise = await action.sumPaise(context, fields)
  return paise > (await confirmAbovePaise(context.db)) ? paise : null
}

const perform = (context: DeskContext, { page, name, action }: DeskForm, fields: Fields): Promise<string> =>
  context.db.transaction(async (tx) => {
    const next = await action.perform({ ...context, db: tx }, fields)
    const field = page.rowField ?? ''
    // A look-up, or a new row, has its number only afterwards.
    const row = fields[field] || new URLSearchParams(next ?? '').get(field)
    const rowId = typeof row === 'string' ? Number.parseInt(row, 10) : null
    await logStaffAction(tx, {
      at: context.now,
      phone: context.reader?.phone ?? null,
      page: page.id,
      action: name,
      rowId: Number.isNaN(rowId) ? null : rowId,
    })
    return next ? `&${next}` : ''
  })
