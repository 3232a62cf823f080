export { seed } from './database/seed/index.ts'
