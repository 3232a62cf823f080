import type { StoreOrder } from '@tarapath/api-client/types'
import { formatPhone } from '@tarapath/customer-core/account'
import { Link, toPaise } from '@tarapath/customer-core/platform'
import { formatRupees, PriceSplit, Rupees } from '@tarapath/ui-kit'
import { gstParts } from './price-cart.ts'
import { isPending, isUnpaid } from './order-status.ts'
import cartStyles from './cart.module.css'
import styles from './store.module.css'
import { orderWords } from './words/order.gen.ts'

/** The items, the price with the GST of each rate, and the address. With the head of its page it is printed as the invoice. */
export function OrderInvoice({ order }: { order: StoreOrder }) {
  const words = orderWords()
  const { items, delivery_address: address } = order
  const totalPaise = toPaise(order.total)
  const gst = gstParts(
    items.map(({ gst_percent: percent, price, quantity }) => ({ percent, paise: toPaise(price) * quantity })),
  )
  const taxPaise = gst.reduce((sum, { paise }) => sum + paise, 0)
  return (
    <>
      <section className={styles['section']} aria-labelledby="items">
        <h2 id="items">{words.items}</h2>
        <ul className="ui-rows">
          {items.map(({ product, variant, quantity, price, returned_quantity: returned = 0 }) => (
            <li key={`${product.id}-${variant}`} className={cartStyles['line']}>
              <span className={cartStyles['lineImage']}>
                {product.image ? <img src={product.image} alt="" /> : null}
              </span>
              <Link className={cartStyles['lineName']} to={`/store/${product.slug}`}>
                {product.name}
                {variant ? <small>{variant}</small> : null}
              </Link>
              <span className={cartStyles['linePrice']}>
                <Rupees paise={toPaise(price) * quantity} />
              </span>
              <span className="ui-note">
                {words.itemDetail({ quantity, price: formatRupees(toPaise(price)) })}
                {returned > 0 ? ` · ${words.cameBack({ count: returned })}` : null}
              </span>
            </li>
          ))}
        </ul>
        <PriceSplit
          caption={words.invoice}
          rows={[
            { label: words.taxable, paise: totalPaise - taxPaise },
            ...gst.map(({ percent, paise }) => ({ label: words.gst({ percent }), paise })),
            { label: words.delivery, value: words.inPrice },
            {
              label: isPending(order) || isUnpaid(order) ? words.toPay : words.youPaid,
              paise: totalPaise,
              tone: 'strong' as const,
            },
            ...(order.refund
              ? [
                  {
                    label: order.refund.completed_at ? words.refunded : words.refund,
                    paise: toPaise(order.refund.amount),
                  },
                ]
              : []),
          ]}
        />
      </section>
      {address ? (
        <section className={styles['section']} aria-labelledby="address">
          <h2 id="address">{words.deliverTo}</h2>
          <address className={cartStyles['plain']}>
            {[
              address.name,
              [address.line1, address.line2].filter(Boolean).join(', '),
              `${address.city} ${address.pincode}, ${address.state}`,
              formatPhone(address.phone_number),
            ].map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </address>
        </section>
      ) : null}
    </>
  )
}
