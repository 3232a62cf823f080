// Generated from en.json by `pnpm generate`. Do not edit.
import { number, plural } from "@messageformat/runtime";
import { en } from "@messageformat/runtime/lib/cardinals";
import { catalogue } from '@tarapath/words'

export interface StoreWords {
  title: string
  heading: string
  description: string
  about: string
  categories: string
  all: string
  count(values: { count: number }): string
  empty: string
  seeAll: string
  outOfStock: string
  cart: string
  cartCount(values: { count: number }): string
  categoriesNotLoaded: string
  rated(values: { rating: string | number; count: number }): string
  priceBefore: string
  noRatings: string
}

const english: StoreWords = {
  title: "Store",
  heading: "Store",
  description: "Malas, gemstones, puja items, books and incense. Prices include GST and delivery. Return unused items within 7 days.",
  about: "Prices include GST and delivery. Return unused items within 7 days of delivery.",
  categories: "Categories",
  all: "All",
  count: (d) => plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " product", other: number("en-IN", d.count, 0) + " products" }) as string,
  empty: "Nothing in this category yet",
  seeAll: "See all products",
  outOfStock: "Out of stock",
  cart: "Cart",
  cartCount: (d) => "Cart, " + plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " item", other: number("en-IN", d.count, 0) + " items" }),
  categoriesNotLoaded: "Categories did not load",
  rated: (d) => "Rated " + d.rating + " out of 5, " + plural(d.count, 0, en, { one: number("en-IN", d.count, 0) + " rating", other: number("en-IN", d.count, 0) + " ratings" }),
  priceBefore: "before,",
  noRatings: "No ratings yet"
}

export const storeWords: () => StoreWords = catalogue(english)
