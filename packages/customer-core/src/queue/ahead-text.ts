import type { QueueEntry } from '@tarapath/api-client/types'
import { entryWords } from './words/entry.gen.ts'

/** "2 ahead of you". */
export const aheadText = ({ position }: Pick<QueueEntry, 'position'>): string =>
  entryWords().ahead({ count: Math.max(0, position - 1) })
