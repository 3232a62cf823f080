import { commonWords, Link, useQuietRefresh } from '@tarapath/customer-core/platform'
import { Button, formatRupees, Rupees, showToast } from '@tarapath/ui-kit'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { cartAtom, isSameLine, restoreLine, setQuantity } from './cart.ts'
import type { PricedLine } from './price-cart.ts'
import { QuantityStepper } from './quantity-stepper.tsx'
import styles from './cart.module.css'
import { cartWords } from './words/cart.gen.ts'

/** The lines of the cart, whose quantity can be changed. */
export function CartLines({ lines }: { lines: readonly PricedLine[] }) {
  return (
    <ul className="ui-rows">
      {lines.map((line) => (
        <CartRow key={`${line.line.productId}-${line.line.variantId}`} priced={line} />
      ))}
    </ul>
  )
}

function CartRow({ priced }: { priced: PricedLine }) {
  const { line, product, variant, unitPaise, blockedBy, max } = priced
  const [lines, setLines] = useAtom(cartAtom)
  const words = cartWords()
  const name = priced.name ?? words.unknownProduct
  const change = (quantity: number) => {
    const index = lines.findIndex((other) => isSameLine(other, line))
    setLines((now) => setQuantity(now, line, quantity))
    if (quantity > 0) return
    const undo = () => setLines((now) => restoreLine(now, line, index))
    showToast({ text: words.removed, action: { label: words.undo, onPress: undo } })
  }
  return (
    <li className={styles['line']}>
      <span className={styles['lineImage']}>{product?.image ? <img src={product.image} alt="" /> : null}</span>
      <Link className={styles['lineName']} to={`/store/${line.slug}`}>
        {name}
        {variant ? <small>{variant}</small> : null}
      </Link>
      <span className={styles['linePrice']}>
        {blockedBy === null ? <Rupees paise={unitPaise * line.quantity} /> : null}
      </span>
      <span className="ui-note">{words.each({ price: formatRupees(unitPaise) })}</span>
      <span className={styles['lineActions']}>
        {blockedBy === 'not-loaded' ? <TryAgain /> : null}
        {blockedBy === null ? (
          <QuantityStepper
            label={words.quantityOf({ name })}
            value={line.quantity}
            min={0}
            max={max}
            onChange={change}
          />
        ) : (
          <Button variant="outline" size="s" aria-label={words.removeNamed({ name })} onClick={() => change(0)}>
            {words.remove}
          </Button>
        )}
      </span>
      <LineNote priced={priced} />
    </li>
  )
}

/** Loads the products of the cart again. */
function TryAgain() {
  const refresh = useQuietRefresh()
  const [isLoading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    await refresh()
    setLoading(false)
  }
  return (
    <Button variant="outline" size="s" loading={isLoading} onClick={() => void load()}>
      {commonWords().tryAgain}
    </Button>
  )
}

function LineNote({ priced: { line, unitPaise, blockedBy } }: { priced: PricedLine }) {
  const words = cartWords()
  const isChanged = blockedBy === null && unitPaise !== line.seenPaise
  if (blockedBy === null && !isChanged) return null
  const note = {
    'out-of-stock': words.outOfStock,
    gone: words.gone,
    'not-loaded': words.notLoaded,
  }
  return (
    <p className={`ui-note ${styles['lineNote']}`} role="status">
      {blockedBy === null ? words.wasPrice({ price: formatRupees(line.seenPaise) }) : note[blockedBy]}
    </p>
  )
}
