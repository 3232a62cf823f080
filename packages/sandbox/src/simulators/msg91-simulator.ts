import { Hono } from 'hono'
import { z } from 'zod'
import type { Msg91Account } from '@tarapath/backend/ports'

const message = z.object({
  template_id: z.string(),
  recipients: z.array(z.looseObject({ mobiles: z.string().regex(/^91[6-9]\d{9}$/), code: z.string() })).min(1),
})

export interface ArrivedSms {
  mobiles: string
  templateId: string
  code: string
}

/** MSG91's side of the wire, for tests: it takes what its documentation allows and keeps it. */
export function createMsg91Simulator({ authKey, templates }: Msg91Account): { app: Hono; arrived: ArrivedSms[] } {
  const arrived: ArrivedSms[] = []
  const known = new Set(Object.values(templates))
  const app = new Hono().post('/api/v5/flow', async (c) => {
    if (c.req.header('authkey') !== authKey) return c.json({ type: 'error', message: 'Authentication failure' }, 401)
    const asked = message.safeParse(await c.req.json().catch(() => null))
    if (!asked.success) return c.json({ type: 'error', message: 'Invalid recipients' }, 400)
    // The real one answers 200 to a template it does not know.
    if (!known.has(asked.data.template_id)) return c.json({ type: 'error', message: 'template id missing' })
    for (const { mobiles, code } of asked.data.recipients)
      arrived.push({ mobiles, code, templateId: asked.data.template_id })
    return c.json({ type: 'success', message: crypto.randomUUID() })
  })
  return { app, arrived }
}
