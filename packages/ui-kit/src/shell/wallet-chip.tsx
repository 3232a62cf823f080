import { useState, type ReactElement } from 'react'
import { Anchor } from '../link/anchor.tsx'
import { formatRupees, spokenRupees } from '../money/format-rupees.ts'

/** Props of {@link WalletChip}. */
export interface WalletChipProps {
  href: string
  /** Whole paise; null while it is not known, which keeps the room. */
  paise: number | null
}

/** The balance in the header. Money that comes in lights it up once; money that goes out changes quietly. */
export function WalletChip({ href, paise }: WalletChipProps): ReactElement {
  const [shown, setShown] = useState(paise)
  const [raises, setRaises] = useState(0)
  if (paise !== shown) {
    setShown(paise)
    if (paise !== null && shown !== null && paise > shown) setRaises(raises + 1)
  }
  return (
    <Anchor
      className="ui-wallet-chip"
      href={href}
      aria-label={paise === null ? 'Wallet' : `Wallet balance ${spokenRupees(paise)}`}
    >
      {paise === null ? (
        <span className="ui-skeleton ui-wallet-chip-skeleton" />
      ) : (
        <span key={raises} className="ui-rupees" data-raised={raises > 0 ? '' : undefined}>
          {formatRupees(paise)}
        </span>
      )}
    </Anchor>
  )
}
