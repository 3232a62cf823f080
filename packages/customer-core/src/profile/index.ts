export { ProfileFailure } from './profile-failure.tsx'
export { monthLimitAtom, tipLimitAtom } from './settings.ts'
