import type { CallName } from '../endpoint/handler.ts'
import { LARGEST_ATTACHMENT_BYTES } from '../consultations/index.ts'

/** Our own choice: room for one small picture, or for what a chat may carry with the words around it. */
const LIMIT_BYTES: ReadonlyMap<string, number> = new Map<CallName, number>([
  ['updateProfile', 512 * 1024],
  ['registerConsultant', 512 * 1024],
  ['sendChatMessage', LARGEST_ATTACHMENT_BYTES + 64 * 1024],
])

/** How long a form may be that a call is sent as; null where it takes none. */
export const formLimitBytes = (call: string): number | null => LIMIT_BYTES.get(call) ?? null
