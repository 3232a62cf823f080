import { normalChat } from './scenarios/normal-chat.ts'
import { idle } from './scenarios/idle.ts'
import { recharge } from './scenarios/recharge.ts'
import { rejected } from './scenarios/rejected.ts'
import { networkLoss } from './scenarios/network-loss.ts'
import { twoTabs } from './scenarios/two-tabs.ts'
import { call } from './scenarios/call.ts'
import { limitReached } from './scenarios/limit-reached.ts'
import { reloadWhileEnding } from './scenarios/reload-while-ending.ts'
import type { Scenario } from './scenario.ts'

/** In the order in which they are offered. */
export const SCENARIOS: readonly Scenario[] = [
  normalChat,
  idle,
  recharge,
  rejected,
  networkLoss,
  twoTabs,
  call,
  limitReached,
  reloadWhileEnding,
]
