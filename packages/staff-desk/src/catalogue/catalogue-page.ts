import { z } from 'zod'
import {
  type CatalogueKind,
  countDrafts,
  discardDraft,
  publishDraft,
  removeRow,
  restoreVersion,
  saveDraft,
} from '@tarapath/backend/catalogue'
import type { DeskContext, DeskPage } from '../desk-page.ts'
import { id, optional, text } from '../forms/fields.ts'
import { formAction } from '../forms/form-action.ts'
import { catalogueEditor } from './catalogue-editor.ts'
import { catalogueList } from './catalogue-list.ts'
import { readFields } from './read-fields.ts'

/** Two pictures of a banner, and the rest of the form. */
const FORM_LIMIT_KB = 560

const seen = z.looseObject({
  row: optional(id('The row')),
  draft: optional(id('The draft')),
  base: z.string('What you saw of it is missing.').max(100),
})

const changeOf = ({ reader }: DeskContext, { row, draft, base }: z.output<typeof seen>) => ({
  rowId: row ?? null,
  draftId: draft ?? null,
  base,
  author: reader?.phone ?? null,
})

/** The page of one table: what its kind describes can be added, changed, previewed, published, put back and removed. */
export const cataloguePage = (kind: CatalogueKind): DeskPage => ({
  id: kind.id,
  title: kind.title,
  group: 'Catalogue',
  countOpen: (db) => countDrafts(db, kind),
  show(context, view) {
    const isOne = ['new', 'row', 'draft'].some((name) => view.query[name] !== undefined)
    return isOne ? catalogueEditor(context, kind, view) : catalogueList(context, kind, view)
  },
  rowField: 'row',
  actions: {
    save: formAction(
      seen,
      'Saved as a draft. Customers do not see it yet.',
      async (context, input) => {
        const change = changeOf(context, input)
        const values = await readFields(context, kind, input)
        const draft = await saveDraft(context.db, context.now, { ...change, kind, values })
        return change.rowId === null ? `draft=${draft}` : `row=${change.rowId}`
      },
      { formLimitKb: FORM_LIMIT_KB },
    ),
    publish: formAction(seen, 'Published. Customers see it now.', async (context, input) => {
      const row = await publishDraft(context.db, context.now, kind, changeOf(context, input))
      return `row=${row}`
    }),
    discard: formAction(seen, 'The draft was discarded.', async (context, input) => {
      await discardDraft(context.db, kind, changeOf(context, input))
      return input.row === undefined ? '' : `row=${input.row}`
    }),
    restore: formAction(
      seen.extend({ version: id('The version') }),
      'Put back as a draft. Publish it when it is right.',
      async (context, input) => {
        const change = { ...changeOf(context, input), kind, version: input.version }
        await restoreVersion(context.db, context.now, change)
        return `row=${input.row ?? ''}`
      },
    ),
    remove: formAction(
      seen.extend({ base: text('What you saw of it', 100) }),
      'Removed. Its history can put it back.',
      async (context, input) => {
        await removeRow(context.db, context.now, kind, changeOf(context, input))
        return `row=${input.row ?? ''}`
      },
    ),
  },
})
