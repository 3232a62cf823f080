import { chat, failedChat, manualRefund } from './chat-scenarios.ts'
import type { Scenario } from './crash-at-every-statement.ts'
import { enrolment, order, refund } from './shop-scenarios.ts'
import { recharge, tip } from './wallet-scenarios.ts'

export const scenarios: readonly Scenario[] = [recharge, tip, chat, failedChat, manualRefund, enrolment, order, refund]
