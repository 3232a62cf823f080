import { Hono } from 'hono'
import { z } from 'zod'
import type { Msg91Account } from '@tarapath/backend/ports'

const message = z.object({
  template_id: z.string(),
  recipients: z
    .array(
      z.looseObject({
        mobiles: z.string().regex(/^91[6-9]\d{9}$/),
        code: z.string().optional(),
        link: z.string().optional(),
      }),
    )
    .min(1),
})

export interface SentSms {
  mobiles: string
  templateId: string
  /** Of a message with a one-time code. */
  code: string | undefined
  /** Of a message that an astrologer is free. */
  link: string | undefined
}

/** MSG91's API for tests: it accepts what its documentation allows, and stores it. */
export function createMsg91Simulator({ authKey, templates }: Msg91Account): { app: Hono; sent: SentSms[] } {
  const sent: SentSms[] = []
  const knownTemplates = new Set(Object.values(templates))
  const app = new Hono().post('/api/v5/flow', async (c) => {
    if (c.req.header('authkey') !== authKey) return c.json({ type: 'error', message: 'Authentication failure' }, 401)
    const parsed = message.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return c.json({ type: 'error', message: 'Invalid recipients' }, 400)
    // The real API answers 200 for an unknown template.
    if (!knownTemplates.has(parsed.data.template_id)) return c.json({ type: 'error', message: 'template id missing' })
    for (const { mobiles, code, link } of parsed.data.recipients)
      sent.push({ mobiles, code, link, templateId: parsed.data.template_id })
    return c.json({ type: 'success', message: crypto.randomUUID() })
  })
  return { app, sent }
}
