export { areEqual, hmacOf } from './secrets.ts'
