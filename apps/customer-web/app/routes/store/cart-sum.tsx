import { PriceSplit } from '@tarapath/ui-kit'
import type { PricedCart } from './price-cart.ts'
import { cartWords } from './words/cart.gen.ts'

/** What the order costs, before it is paid. */
export function CartSum({ cart: { count, totalPaise, gst } }: { cart: PricedCart }) {
  const words = cartWords()
  return (
    <PriceSplit
      caption={words.price}
      rows={[
        { label: words.items({ count }), paise: totalPaise },
        { label: words.delivery, value: words.free },
        ...gst.map(({ percent, paise }) => ({ label: words.gst({ percent }), paise })),
        { label: words.youPay, paise: totalPaise, tone: 'strong' as const },
      ]}
    />
  )
}
