import { z } from 'zod'
import { SmsFailure, type Sms, type SmsSender } from '../sms-sender.ts'

export interface Msg91Account {
  /** `https://control.msg91.com` */
  baseUrl: string
  authKey: string
  /** Numbers of the templates as approved by the carriers; those of codes have the variable `code`, the other `name` and `link`. */
  templates: Readonly<Record<Sms['template'], string>>
}

const TIMEOUT_MS = 10_000
const reply = z.object({ type: z.enum(['success', 'error']) })

/** Source: MSG91 SMS, API v5 "flow". Only a template and its variables leave; carriers refuse free text. */
export function createMsg91({ baseUrl, authKey, templates }: Msg91Account): SmsSender {
  return {
    async send({ phone, template, variables }) {
      const response = await fetch(`${baseUrl}/api/v5/flow`, {
        method: 'POST',
        headers: { authkey: authKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          template_id: templates[template],
          short_url: '0',
          recipients: [{ mobiles: phone.replace('+', ''), ...variables }],
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((failure: unknown) => {
        throw new SmsFailure(failure instanceof Error ? failure.name : 'no answer')
      })
      const answer = reply.safeParse(await response.json().catch(() => null))
      // What it says in words may repeat the number, which must not reach a log.
      if (!response.ok || answer.data?.type !== 'success')
        throw new SmsFailure(`status ${response.status} ${answer.data?.type ?? 'unreadable'}`)
    },
  }
}
