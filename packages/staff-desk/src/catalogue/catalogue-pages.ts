import { languageKind, questionKind, specialityKind, topicKind } from '@tarapath/backend/astrologers'
import { bannerKind, siteTextKind } from '@tarapath/backend/content'
import { courseKind } from '@tarapath/backend/courses'
import { horoscopeTextKind, horoscopeTypeKind } from '@tarapath/backend/horoscope'
import { mantraCategoryKind, mantraKind, mantraTextKind } from '@tarapath/backend/mantras'
import { couponKind, rechargeAmountKind, tipAmountKind } from '@tarapath/backend/payments'
import { productCategoryKind, productKind, productVariantKind } from '@tarapath/backend/store'
import type { StaffRole } from '@tarapath/backend/staff'
import type { DeskPage } from '../desk-page.ts'
import { cataloguePage } from './catalogue-page.ts'

/** Who writes into each table, beside admins. What customers pay is a matter of finance. */
const KINDS = [
  { kind: bannerKind, roles: ['catalogue'] },
  { kind: languageKind, roles: ['catalogue'] },
  { kind: specialityKind, roles: ['catalogue'] },
  { kind: topicKind, roles: ['catalogue'] },
  { kind: questionKind, roles: ['catalogue'] },
  { kind: productCategoryKind, roles: ['catalogue'] },
  { kind: productKind, roles: ['catalogue'] },
  { kind: productVariantKind, roles: ['finance'] },
  { kind: courseKind, roles: ['catalogue', 'finance'] },
  { kind: mantraCategoryKind, roles: ['catalogue'] },
  { kind: mantraKind, roles: ['catalogue'] },
  { kind: mantraTextKind, roles: ['catalogue'] },
  { kind: horoscopeTypeKind, roles: ['catalogue'] },
  { kind: horoscopeTextKind, roles: ['catalogue'] },
  { kind: siteTextKind, roles: ['catalogue'] },
  { kind: rechargeAmountKind, roles: ['finance'] },
  { kind: tipAmountKind, roles: ['finance'] },
  { kind: couponKind, roles: ['finance'] },
] as const

export const cataloguePages: readonly DeskPage[] = KINDS.map(({ kind }) => cataloguePage(kind))

const ACTIONS = ['save', 'publish', 'discard', 'restore', 'remove']

/** Rows of the table of permissions: the forms of one table belong to the same people. */
export const CATALOGUE_PERMISSIONS: Readonly<Record<string, { roles: readonly StaffRole[] }>> = Object.fromEntries(
  KINDS.flatMap(({ kind, roles }) =>
    [kind.id, ...ACTIONS.map((action) => `${kind.id}/${action}`)].map((path) => [path, { roles }]),
  ),
)
