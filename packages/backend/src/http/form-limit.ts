import type { EndpointName } from '../endpoint/handler.ts'
import { MAX_ATTACHMENT_BYTES } from '../consultations/index.ts'

/** Our own choice: room for one small picture, or for one attachment of a chat with its other fields. */
const LIMIT_BYTES: ReadonlyMap<string, number> = new Map<EndpointName, number>([
  ['updateProfile', 512 * 1024],
  ['registerConsultant', 512 * 1024],
  ['sendChatMessage', MAX_ATTACHMENT_BYTES + 64 * 1024],
  ['sendFileInChat', MAX_ATTACHMENT_BYTES + 64 * 1024],
])

/** The size limit of a form sent to this endpoint; null where it takes no form. */
export const formLimitBytes = (call: string): number | null => LIMIT_BYTES.get(call) ?? null
