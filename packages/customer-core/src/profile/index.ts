export { monthLimitAtom } from './settings.ts'
