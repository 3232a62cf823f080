export { catalogue, translateWith, type Translate } from './catalogue.ts'
