import type { Product } from '@tarapath/api-client/types'
import { toPaise } from '@tarapath/customer-core/platform'
import {
  ActionBar,
  Button,
  ChoiceCards,
  formatRupees,
  InlineNotice,
  Rupees,
  showToast,
  TextLink,
} from '@tarapath/ui-kit'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { addLine, cartAtom, MAX_LINES, quantityOf, setQuantity } from './cart.ts'
import { pricePaise } from './price-cart.ts'
import { Price } from './price.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import productStyles from './product.module.css'
import styles from './store.module.css'
import { productWords } from './words/product.gen.ts'

/** The price, the choice of a variant, and the bar that adds it to the cart. */
export function ProductPurchase({ product }: { product: Product }) {
  const words = productWords()
  const { variants, gst_percent: percent, max_quantity: max } = product
  const first = variants.find((variant) => variant.in_stock) ?? variants[0]
  const [variantId, setVariantId] = useState(first?.id ?? null)
  const [quantity, setQuantity] = useState(1)
  const variant = variants.find(({ id }) => id === variantId)
  const unitPaise = variant ? toPaise(variant.price) : pricePaise(product)
  const { add, problem, inCart } = useAddToCart(product, { variantId, unitPaise })
  const isInStock = (variant ?? product).in_stock
  return (
    <>
      <p className={styles['bigPrice']}>
        <Price product={product} {...(variant && variant.id !== variants[0]?.id ? { paise: unitPaise } : {})} />{' '}
        <small>{percent === undefined ? words.inclTax : words.inclGst({ percent })}</small>
      </p>
      {variants.length > 0 ? (
        <ChoiceCards
          legend={words.choose}
          name="variant"
          columns={2}
          options={variants.map(({ id, name, price, in_stock }) => ({
            value: String(id),
            label: in_stock ? name : words.soldOut({ variant: name }),
            detail: formatRupees(toPaise(price)),
            disabled: !in_stock,
          }))}
          value={variantId === null ? null : String(variantId)}
          onChange={(value) => setVariantId(Number(value))}
        />
      ) : null}
      {isInStock ? null : (
        <InlineNotice tone="info" title={words.outOfStock}>
          {words.outOfStockHint}
        </InlineNotice>
      )}
      <div role="status">{problem ? <InlineNotice tone="warn">{problem}</InlineNotice> : null}</div>
      {inCart > 0 ? (
        <p>
          {words.inCart({ count: inCart })} <TextLink href="/cart">{words.seeCart}</TextLink>
        </p>
      ) : null}
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      {isInStock ? (
        <ActionBar label={words.addToCart}>
          <QuantityStepper label={words.quantity} value={quantity} min={1} max={max} onChange={setQuantity} />
          <p className={productStyles['barTotal']}>
            <small>{words.withDelivery}</small>
            <Rupees paise={unitPaise * quantity} />
          </p>
          <Button onClick={() => add(quantity)}>{words.addToCart}</Button>
        </ActionBar>
      ) : null}
    </>
  )
}

/** Adds at once, and offers to undo it. */
function useAddToCart(product: Product, { variantId, unitPaise }: { variantId: number | null; unitPaise: number }) {
  const words = productWords()
  const [lines, setLines] = useAtom(cartAtom)
  const [problem, setProblem] = useState<string | null>(null)
  const key = { productId: product.id, variantId }
  const before = quantityOf(lines, key)
  const add = (quantity: number) => {
    if (before + quantity > product.max_quantity) {
      setProblem(words.cartFull({ count: product.max_quantity }))
      return
    }
    if (before === 0 && lines.length >= MAX_LINES) {
      setProblem(words.tooManyThings)
      return
    }
    setProblem(null)
    setLines(addLine(lines, { ...key, slug: product.slug, quantity, seenPaise: unitPaise }))
    // Lines that were added in the meantime stay.
    const undo = () => setLines((now) => setQuantity(now, key, before))
    showToast({ text: words.added, tone: 'success', action: { label: words.undo, onPress: undo } })
  }
  return { add, problem, inCart: before }
}
