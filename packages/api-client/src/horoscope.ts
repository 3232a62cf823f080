export {
  getHoroscope,
  listHoroscopeTypes,
  queryHoroscopes,
  runCalculator,
  type QueryHoroscopesInput,
  type RunCalculatorInput,
} from './generated/horoscope.gen.ts'
