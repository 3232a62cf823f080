export { DashaCard as default } from '../horoscope/index.ts'
