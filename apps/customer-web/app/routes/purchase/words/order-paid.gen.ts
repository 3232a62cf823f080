// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface OrderPaidWords {
  heading: string
  text: string
  seeOrders: string
  cartKept: string
  backToCheckout: string
}

const english: OrderPaidWords = {
  heading: "Order placed",
  text: "Thank you. We pack it next, and you see each step in My orders.",
  seeOrders: "See my orders",
  cartKept: "Your cart is as it was.",
  backToCheckout: "Back to checkout"
}

export const orderPaidWords: () => OrderPaidWords = catalogue(english)
