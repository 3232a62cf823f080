export { CallPage } from './call-page.tsx'
