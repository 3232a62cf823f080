import type { ConsultationHistoryItem } from '@tarapath/api-client/types'
import { consultationWords } from './words/consultation.gen.ts'

/** "Chat with Acharya Meera". */
export function titleOf({ order_type: orderType, consultant: { name } }: ConsultationHistoryItem): string {
  return orderType === 2 ? consultationWords().callWith({ name }) : consultationWords().chatWith({ name })
}
