export { anonymiseApplicant } from './anonymise-applicant.ts'
export { approveApplication, declineApplication } from './decide-application.ts'
export { registrationEndpoints } from './endpoints.ts'
export { moveApplication } from './move-application.ts'
export { type Form, type FormField, registrationForm } from './form.ts'
export {
  type ListedApplication,
  applicationPicture,
  countUndecidedApplications,
  listApplications,
} from './list-applications.ts'
export { applicationFiles, applications } from './tables.ts'
export { connectAccount } from './connect-account.ts'
