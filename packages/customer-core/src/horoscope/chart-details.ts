/** What an astrologer looks at beside the birth chart. */
export { dashaAt } from '@tarapath/jyotish'
export { almanacOf } from './almanac.ts'
export { AlmanacView } from './almanac-view.tsx'
export { DashaView } from './dasha-view.tsx'
export { KootaTable } from './koota-table.tsx'
export { transitChart } from './kundli.ts'
