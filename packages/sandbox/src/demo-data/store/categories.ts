import { books } from './books.ts'
import { fragrance } from './fragrance.ts'
import { gemstones } from './gemstones.ts'
import { malas } from './malas.ts'
import { puja } from './puja.ts'

export const storeCategories = [malas, gemstones, puja, books, fragrance]
