import { Button, formatRupees, InlineNotice } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { tipLimitAtom } from '../profile/index.ts'
import type { useTipsToday } from './use-tip.ts'
import { tipWords } from './words/tip.gen.ts'

export type TipLimitState =
  | { name: 'kept' | 'loading' }
  | { name: 'over'; limitPaise: number; todayPaise: number; withOpen: boolean }
  | { name: 'failed'; limitPaise: number; retry(): void }

interface Tipped {
  today: ReturnType<typeof useTipsToday>
  /** Of the tips that may have been charged. */
  openPaise: readonly number[]
}

/** Whether a tip keeps the daily limit. Without a tip, or a limit, there is nothing to check. */
export function useTipLimit(paise: number | null, { today, openPaise }: Tipped): TipLimitState {
  const limitPaise = useAtomValue(tipLimitAtom)
  if (paise === null || limitPaise === null) return { name: 'kept' }
  if (today.paise === 'loading') return { name: 'loading' }
  if (today.paise === 'failed') return { name: 'failed', limitPaise, retry: today.retry }
  const total = today.paise + paise
  // An open tip that was charged may be counted twice: a limit is rather kept than passed.
  const withOpen = openPaise.reduce((sum, open) => sum + open, total)
  if (withOpen <= limitPaise) return { name: 'kept' }
  return { name: 'over', limitPaise, todayPaise: today.paise, withOpen: total <= limitPaise }
}

const plain = (paise: number) => formatRupees(paise, { trailingZeros: 'strip' })

/** Why the daily limit holds a tip back. */
export function LimitNotice({ limit }: { limit: TipLimitState }) {
  const words = tipWords()
  if (limit.name === 'failed')
    return (
      <>
        <InlineNotice tone="danger" live="alert">
          {words.limitUnknown({ limit: plain(limit.limitPaise) })}
        </InlineNotice>
        <Button variant="outline" size="s" onClick={limit.retry}>
          {words.tryAgain}
        </Button>
      </>
    )
  if (limit.name !== 'over') return null
  const amounts = { limit: plain(limit.limitPaise), today: plain(limit.todayPaise) }
  return (
    <InlineNotice tone="warn" live="status">
      {limit.withOpen ? words.overLimitOpen(amounts) : words.overLimit(amounts)}
    </InlineNotice>
  )
}
