export { countDays, type DayNumbers } from './count-days.ts'
export { countNow } from './count-now.ts'
export { firstSteps, type FirstStep } from './first-steps.ts'
