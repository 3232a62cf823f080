export { deleteAccountByStaff } from './delete-account.ts'
export { accountEndpoints } from './endpoints.ts'
export { type AccountExport, exportAccount } from './export-account.ts'
