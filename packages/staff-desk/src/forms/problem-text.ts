import type { Problem } from '@tarapath/backend/http'

/** The sentence of a refusal, or the sentences of its fields. */
export const problemText = ({ body }: Problem): string =>
  typeof body['detail'] === 'string' ? body['detail'] : Object.values(body).flat().join(' ')
