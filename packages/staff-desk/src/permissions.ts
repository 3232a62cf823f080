import type { StaffRole } from '@tarapath/backend/staff'
import { CATALOGUE_PERMISSIONS } from './catalogue/catalogue-pages.ts'

interface Permission {
  /** Beside admins, who may do everything that has a row. */
  roles: readonly StaffRole[]
  /** Whether it moves money: everybody who may do it needs a second factor. */
  movesMoney?: true
}

/**
 * Who may see which page and submit which form: `page` and `page/form`, the only place that says so. What has no row is
 * refused to everybody.
 */
export const PERMISSIONS: Readonly<Record<string, Permission>> = {
  overview: { roles: ['finance'] },
  orders: { roles: ['support', 'catalogue', 'finance'] },
  'orders/find': { roles: ['support', 'catalogue', 'finance'] },
  'orders/pack': { roles: ['support', 'catalogue'] },
  'orders/ship': { roles: ['support', 'catalogue'] },
  'orders/deliver': { roles: ['support', 'catalogue'] },
  'orders/cancel': { roles: ['finance'], movesMoney: true },
  'orders/return': { roles: ['finance'], movesMoney: true },
  refunds: { roles: ['support', 'finance'] },
  'refunds/again': { roles: ['finance'], movesMoney: true },
  'refunds/paid': { roles: ['finance'], movesMoney: true },
  payouts: { roles: ['finance'] },
  'payouts/account': { roles: ['finance'], movesMoney: true },
  'payouts/prepare': { roles: ['finance'], movesMoney: true },
  'payouts/leave': { roles: ['finance'], movesMoney: true },
  'payouts/discard': { roles: ['finance'], movesMoney: true },
  'payouts/approve': { roles: ['finance'], movesMoney: true },
  'payouts/paid': { roles: ['finance'], movesMoney: true },
  'payouts/returned': { roles: ['finance'], movesMoney: true },
  reconciliation: { roles: ['finance'] },
  'reconciliation/compare': { roles: ['finance'] },
  questions: { roles: ['support', 'finance'] },
  'questions/answer': { roles: ['support', 'finance'] },
  applications: { roles: ['support'] },
  'applications/approve': { roles: ['support'] },
  'applications/decline': { roles: ['support'] },
  leads: { roles: ['support'] },
  'leads/answer': { roles: ['support'] },
  'leads/delete': { roles: ['support'] },
  consultations: { roles: ['support', 'finance'] },
  'consultations/refund': { roles: ['finance'], movesMoney: true },
  astrologers: { roles: ['support', 'finance'] },
  'astrologers/on': { roles: ['support'] },
  'astrologers/off': { roles: ['support'] },
  'astrologers/suspend': { roles: ['support'] },
  'astrologers/readmit': { roles: [] },
  'astrologers/price': { roles: ['finance'] },
  'astrologers/limits': { roles: ['finance'] },
  'astrologers/phone': { roles: ['support'] },
  'astrologers/hours': { roles: ['support'] },
  customers: { roles: ['support', 'finance'] },
  'customers/find': { roles: ['support', 'finance'] },
  'customers/block': { roles: ['support'] },
  'customers/unblock': { roles: ['support'] },
  'customers/delete': { roles: [], movesMoney: true },
  site: { roles: ['catalogue'] },
  'site/downloads': { roles: ['catalogue'] },
  participants: { roles: ['support', 'catalogue'] },
  'live-streams': { roles: ['support', 'catalogue'] },
  'live-streams/announce': { roles: ['catalogue'] },
  'live-streams/cancel': { roles: ['catalogue'] },
  'live-streams/end': { roles: ['support', 'catalogue'] },
  stock: { roles: ['support', 'catalogue'] },
  'stock/change': { roles: ['catalogue'] },
  ...CATALOGUE_PERMISSIONS,
  'first-day': { roles: ['support', 'catalogue', 'finance'] },
  staff: { roles: [] },
  'staff/add': { roles: [] },
  'staff/change': { roles: [] },
  'staff/reset': { roles: [] },
  'staff/limit': { roles: [], movesMoney: true },
  activity: { roles: [] },
}

/** `path`: a page or `page/form`. */
export function isAllowed(roles: readonly StaffRole[], path: string): boolean {
  const permission = Object.hasOwn(PERMISSIONS, path) ? PERMISSIONS[path] : undefined
  return permission !== undefined && roles.some((role) => role === 'admin' || permission.roles.includes(role))
}

/** Whether one of the roles may move money. */
export const needsSecondFactor = (roles: readonly StaffRole[]): boolean =>
  Object.entries(PERMISSIONS).some(([path, { movesMoney }]) => movesMoney && isAllowed(roles, path))
