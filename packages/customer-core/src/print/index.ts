export { PrintHead } from './print-head.tsx'
