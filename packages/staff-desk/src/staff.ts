import { html } from 'hono/html'
import { z } from 'zod'
import { DomainError, notFound } from '@tarapath/backend/errors'
import {
  addStaffMember,
  changeStaffMember,
  confirmAbovePaise,
  hasSecondFactor,
  listStaffMembers,
  removeSecondFactor,
  setConfirmAbovePaise,
  STAFF_ROLES,
} from '@tarapath/backend/staff'
import type { DeskContext, DeskPage } from './desk-page.ts'
import { checkbox, id, rupees, text } from './forms/fields.ts'
import { formAction } from './forms/form-action.ts'
import { phoneField } from './forms/phone-field.ts'
import { addForm, limitForm, memberCard } from './staff-card.ts'

const name = text('The name', 60)
const roleFields = { support: checkbox, catalogue: checkbox, finance: checkbox, admin: checkbox }
const member = z.object({ member: id('Staff member') })

const rolesIn = (fields: Record<(typeof STAFF_ROLES)[number], boolean>) => STAFF_ROLES.filter((role) => fields[role])

/** Who works at the desk, and from which sum on a form asks for a code. */
export const staffList: DeskPage = {
  id: 'staff',
  title: 'Staff',
  group: 'Staff',
  countOpen: async () => null,
  async show(context, view) {
    const members = await listStaffMembers(context.db)
    const cards = []
    for (const one of members) {
      const isNamed = context.staff.includes(one.phone)
      const isShown = isNamed || one.roles.length > 0 !== view.isPast
      if (isShown) cards.push(memberCard(one, { isNamed, hasApp: await hasSecondFactor(context.db, one.id) }, view))
    }
    return html`${addForm(view)} ${cards} ${limitForm(await confirmAbovePaise(context.db), view)}`
  },
  rowField: 'member',
  actions: {
    add: formAction(
      z.object({ phone: phoneField, name, ...roleFields }),
      'Added. They sign in with their number.',
      ({ db, now }, { phone: number, name: called, ...fields }) => {
        const roles = rolesIn(fields)
        if (roles.length === 0) throw new DomainError('parse_error', 'Choose at least one role.')
        return addStaffMember(db, now, { phone: number, name: called, roles })
      },
    ),
    change: formAction(
      member.extend({ name, ...roleFields }),
      'Saved. It applies to the next page that they open.',
      async (context, { member: memberId, name: called, ...fields }) => {
        await findOther(context, memberId)
        await changeStaffMember(context.db, memberId, { name: called, roles: rolesIn(fields) })
      },
    ),
    reset: formAction(
      member,
      'Reset. They set up an authenticator app at the next page that they open.',
      async (context, { member: memberId }) => removeSecondFactor(context.db, await findOther(context, memberId)),
    ),
    limit: formAction(z.object({ rupees }), 'Saved.', ({ db }, input) => setConfirmAbovePaise(db, input.rupees), {
      // A higher sum weakens the rule, so it is confirmed like a movement of that sum.
      sumPaise: (_, input) => input.rupees,
    }),
  },
}

/** Nobody changes their own rights, so that one admin is always left, and none resets their own second step. */
async function findOther({ db, reader }: DeskContext, memberId: number) {
  if (reader?.id === memberId) throw new DomainError('permission_denied', 'Ask another admin to change your own entry.')
  const found = (await listStaffMembers(db)).find(({ id: each }) => each === memberId)
  if (!found) throw notFound('Staff member not found.')
  return found
}
