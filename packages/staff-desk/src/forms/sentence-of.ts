import type { Problem } from '@tarapath/backend/http'

/** What a refusal says, in words: its sentence, or the sentences of its fields. */
export const sentenceOf = ({ body }: Problem): string =>
  typeof body['detail'] === 'string' ? body['detail'] : Object.values(body).flat().join(' ')
