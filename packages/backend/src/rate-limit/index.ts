export { turns } from './tables.ts'
