export { getConsultantRegistrationForm, registerConsultant } from './generated/registration.gen.ts'
