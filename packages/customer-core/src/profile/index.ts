export { monthLimitAtom, tipLimitAtom } from './settings.ts'
