export { type Job, secondsAfter, whileThereIs } from './job.ts'
