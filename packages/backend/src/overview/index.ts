export { countDays, type DayNumbers } from './count-days.ts'
export { countNow } from './count-now.ts'
