import { html } from 'hono/html'
import { STAFF_ROLES, type StaffMember, type StaffRole } from '@tarapath/backend/staff'
import type { ListView } from './desk-page.ts'
import { enteredFor } from './forms/entered.ts'
import { maskedPhone } from './forms/masked-phone.ts'

const ROLE: Readonly<Record<StaffRole, string>> = {
  support: 'Support: questions, applications, orders, astrologers',
  catalogue: 'Catalogue: what customers see, and parcels',
  finance: 'Finance: refunds and payouts',
  admin: 'Admin: everything, and who works here',
}

/** `isNamed`: the setting names the number. `hasApp`: an authenticator app is set up. */
export const memberCard = (
  { id, name, phone, roles }: StaffMember,
  { isNamed, hasApp }: { isNamed: boolean; hasApp: boolean },
  view: ListView,
) =>
  html`<article
    id="member-${id}"
    class="card job"
    data-member="${id}"
    data-roles="${isNamed ? 'admin' : roles.join(' ')}"
  >
    <header>
      <h2>${name || maskedPhone(phone)}</h2>
      <small>${maskedPhone(phone)}</small>
    </header>
    <p class="facts">
      <span>${isNamed ? 'admin, by the setting STAFF' : roles.join(', ') || 'Removed'}</span>
      <span>${hasApp ? 'Authenticator app set up' : 'No authenticator app'}</span>
    </p>
    <details>
      <summary>Change…</summary>
      <form method="post" action="${view.basePath}/staff/change">
        <input type="hidden" name="member" value="${id}" />
        <label
          >Name
          <input
            name="name"
            maxlength="60"
            required
            value="${enteredFor(view, 'member', id)['name'] ?? name}"
            autocomplete="off"
        /></label>
        ${roleBoxes(roles)}
        <p class="small">Without a role the person is removed and signed out everywhere.</p>
        <button class="primary">Save</button>
      </form>
      ${
        hasApp &&
        html`<form method="post" action="${view.basePath}/staff/reset">
          <button class="fail" name="member" value="${id}">Reset the authenticator app</button>
        </form>`
      }
    </details>
  </article>`

const roleBoxes = (roles: readonly StaffRole[]) =>
  STAFF_ROLES.map(
    (role) =>
      html`<label class="tick"
        ><input type="checkbox" name="${role}" ${roles.includes(role) ? 'checked' : ''} /> ${ROLE[role]}</label
      >`,
  )

export function addForm({ basePath, refused }: ListView) {
  // Only this form has a number.
  const entered = refused?.entered['phone'] === undefined ? null : refused.entered
  return html`<section class="card job" aria-labelledby="add-member">
    <h2 id="add-member">Add somebody</h2>
    <form method="post" action="${basePath}/staff/add">
      <label
        >Mobile number
        <input name="phone" type="tel" maxlength="40" required autocomplete="off" value="${entered?.['phone'] ?? ''}"
      /></label>
      <label
        >Name <input name="name" maxlength="60" required autocomplete="off" value="${entered?.['name'] ?? ''}"
      /></label>
      ${roleBoxes(STAFF_ROLES.filter((role) => entered?.[role] === 'on'))}
      <button class="primary">Add</button>
    </form>
  </section>`
}

export const limitForm = (paise: number, { basePath }: ListView) =>
  html`<section class="card job" aria-labelledby="limit">
    <h2 id="limit">Large sums</h2>
    <form class="row" method="post" action="${basePath}/staff/limit">
      <label class="wide"
        >Ask for a code of the app above (₹)
        <input name="rupees" inputmode="decimal" required value="${paise / 100}" autocomplete="off"
      /></label>
      <button class="primary">Save</button>
    </form>
  </section>`
