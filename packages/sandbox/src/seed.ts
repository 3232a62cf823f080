export { seed } from './demo-data/index.ts'
