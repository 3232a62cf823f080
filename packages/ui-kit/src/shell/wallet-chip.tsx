import { useState, type ReactElement } from 'react'
import { Anchor } from '../link/anchor.tsx'
import { Rupees } from '../money/rupees.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import '../loading/skeleton.css'
import './wallet-chip.css'

/** Props of {@link WalletChip}. */
export interface WalletChipProps {
  href: string
  /** Whole paise, or null for a placeholder of the same size. */
  paise: number | null
  /** What screen readers say before the balance; "Wallet balance" by default. */
  label?: string | undefined
}

/** The balance in the header. It is highlighted when the balance rises. */
export function WalletChip({ href, paise, label = 'Wallet balance' }: WalletChipProps): ReactElement {
  const [shown, setShown] = useState(paise)
  const [raises, setRaises] = useState(0)
  if (paise !== shown) {
    setShown(paise)
    if (paise !== null && shown !== null && paise > shown) setRaises(raises + 1)
  }
  return (
    <Anchor className="ui-wallet-chip" href={href}>
      {paise === null ? (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className="ui-skeleton ui-wallet-chip-skeleton" />
        </>
      ) : (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>{' '}
          <span key={raises} data-raised={raises > 0 ? '' : undefined}>
            <Rupees paise={paise} spoken />
          </span>
        </>
      )}
    </Anchor>
  )
}
