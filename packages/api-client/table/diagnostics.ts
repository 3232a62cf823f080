import { z } from 'zod'
import { Detail } from './errors.ts'
import { group, post } from './row.ts'

export const diagnostics = group('diagnostics', {
  saveDiagnosticLog: post('/api/v2/astro/save-log/', {
    summary: 'Reports an unexpected state of the app.',
    auth: 'optional',
    body: z.object({
      log: z.string().max(10_000),
      context: z.record(z.string(), z.string().max(2000)).optional(),
    }),
    response: Detail,
    refresh: 'never',
    silent: true,
    fireAndForget: true,
    notes: 'Outlives the page; a failure resolves to undefined. Never put a token into the text.',
  }),
})
