import { checkCoupon } from '@tarapath/api-client/wallet'
import { Button, InlineNotice, TextInput } from '@tarapath/ui-kit'
import { useState } from 'react'
import { failureOf, failureSentence, refusalSentence, toWireRupees, useApi } from '../platform/index.ts'
import styles from './wallet-screen.module.css'
import { rechargeWords } from './words/recharge.gen.ts'

export interface CouponFieldProps {
  /** Whether the field is shown. An applied coupon always is. */
  isOpen: boolean
  paise: number | null
  applied: string | null
  onApply(code: string | null): void
}

export function CouponField({ isOpen, paise, applied, onApply }: CouponFieldProps) {
  const api = useApi()
  const words = rechargeWords()
  const [code, setCode] = useState('')
  const [checking, setChecking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const check = async () => {
    const entered = code.trim().toUpperCase()
    if (entered === '' || paise === null || checking) return
    setChecking(true)
    setProblem(null)
    try {
      const [coupon] = await checkCoupon(api, { code: entered, amount: toWireRupees(paise) })
      if (coupon?.is_applicable) onApply(coupon.code)
      else setProblem(coupon ? coupon.description : words.couponUnknown({ code: entered }))
    } catch (error) {
      setProblem(refusalSentence(error) ?? failureSentence(failureOf(error)))
    } finally {
      setChecking(false)
    }
  }

  if (applied) {
    return (
      <InlineNotice
        tone="success"
        title={words.couponApplied({ code: applied })}
        action={
          <Button variant="quiet" size="s" onClick={() => onApply(null)}>
            {words.remove}
          </Button>
        }
      />
    )
  }
  if (!isOpen) return null
  return (
    <div className={styles['couponRow']}>
      <TextInput
        label={words.couponCode}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem ?? undefined}
        onChange={(event) => {
          setCode(event.target.value)
          setProblem(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter applies the coupon and does not submit the form.
          event.preventDefault()
          void check()
        }}
      />
      <Button variant="outline" loading={checking} disabled={paise === null} onClick={() => void check()}>
        {words.apply}
      </Button>
    </div>
  )
}
