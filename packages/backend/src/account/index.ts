export { accountEndpoints } from './endpoints.ts'
