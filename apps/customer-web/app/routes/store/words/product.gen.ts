// Generated from en.json by `pnpm generate`. Do not edit.
import { catalogue } from '@tarapath/words'

export interface ProductWords {
  rated(values: { rating: string | number }): string
  inclGst(values: { percent: string | number }): string
  inclTax: string
  deliveryIncluded: string
  arrives(values: { day: string | number }): string
  returns: string
  returnsHint: string
  choose: string
  details: string
  aboutNotLoaded: string
  noEffect: string
  questions: string
  ratings: string
  ratingsNotLoaded: string
  noRatings: string
  similar: string
  quantity: string
  withDelivery: string
  addToCart: string
  added: string
  seeCart: string
  cartFull(values: { count: string | number }): string
  tooManyThings: string
  outOfStock: string
  outOfStockHint: string
  needsScripts: string
  soldOut(values: { variant: string | number }): string
  undo: string
  inCart(values: { count: string | number }): string
}

const english: ProductWords = {
  rated: (d) => "Rated " + d.rating + " out of 5",
  inclGst: (d) => "incl. GST " + d.percent + "%",
  inclTax: "incl. GST",
  deliveryIncluded: "Delivery is in the price, anywhere in India",
  arrives: (d) => "Arrives by " + d.day + " if you order today",
  returns: "Return unused within 7 days of delivery",
  returnsHint: "Ask from your order. We refund the payment when it is back.",
  choose: "Choose one",
  details: "Details",
  aboutNotLoaded: "The description did not load",
  noEffect: "We describe what it is. We promise no effect.",
  questions: "Questions",
  ratings: "Ratings",
  ratingsNotLoaded: "Ratings did not load",
  noRatings: "Nobody has rated it yet.",
  similar: "In the same category",
  quantity: "Quantity",
  withDelivery: "with delivery",
  addToCart: "Add to cart",
  added: "Added to your cart",
  seeCart: "See cart",
  cartFull: (d) => "You can order at most " + d.count + " of this.",
  tooManyThings: "A cart holds at most 20 different products.",
  outOfStock: "Out of stock",
  outOfStockHint: "We do not know yet when it will be back.",
  needsScripts: "The cart needs JavaScript. Turn it on in your browser, or order by e-mail: the address is below.",
  soldOut: (d) => d.variant + " · out of stock",
  undo: "Undo",
  inCart: (d) => d.count + " in your cart."
}

export const productWords: () => ProductWords = catalogue(english)
