// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface CartWords {
  title: string
  empty: string
  emptyHint: string
  seeStore: string
  each(values: { price: string | number }): string
  wasPrice(values: { price: string | number }): string
  outOfStock: string
  gone: string
  notLoaded: string
  less: string
  more: string
  remove: string
  removeNamed(values: { name: string | number }): string
  removed: string
  undo: string
  quantityOf(values: { name: string | number }): string
  items(values: { count: number }): string
  delivery: string
  free: string
  gst(values: { percent: string | number }): string
  youPay: string
  price: string
  checkout: string
  continue: string
  unknownProduct: string
  blocked: string
  notAllLoaded: string
}

const english: CartWords = {
  title: "Cart",
  empty: "Your cart is empty",
  emptyHint: "Products you add are kept on this device.",
  seeStore: "See the store",
  each: (d) => d.price + " each",
  wasPrice: (d) => "It was " + d.price + " when you added it.",
  outOfStock: "Out of stock. Remove it to check out.",
  gone: "No longer sold. Remove it to check out.",
  notLoaded: "This product did not load.",
  less: "One less",
  more: "One more",
  remove: "Remove",
  removeNamed: (d) => "Remove " + d.name,
  removed: "Removed from your cart",
  undo: "Undo",
  quantityOf: (d) => "Quantity of " + d.name,
  items: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " item", other: number("en-IN", d.count, 0) + " items" }) as string,
  delivery: "Delivery",
  free: "In the price",
  gst: (d) => "GST " + d.percent + "%, in the price",
  youPay: "You pay",
  price: "Price details",
  checkout: "Check out",
  "continue": "Continue shopping",
  unknownProduct: "Product",
  blocked: "Remove what is out of stock first.",
  notAllLoaded: "A product did not load. Try again first."
}

export const cartWords: () => CartWords = catalogue(english)
