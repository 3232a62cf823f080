import { afterAll, beforeAll, expect, test } from 'vitest'
import { addStaffMember, STAFF_ROLES, type StaffRole, staffActivity, staffMembers } from '@tarapath/backend/staff'
import { type DeskBrowser, openStaffFixture, STAFF, type StaffFixture } from '@tarapath/backend-testing'
import { deskLists } from './desk-lists.ts'
import { isAllowed, needsSecondFactor, PERMISSIONS } from './permissions.ts'

const PHONES: Record<StaffRole, string> = {
  support: '+919812300011',
  catalogue: '+919812300012',
  finance: '+919812300013',
  admin: '+919812300014',
}
const NAMED = STAFF[0]

let fixture: StaffFixture
const browsers = {} as Record<StaffRole, DeskBrowser>
beforeAll(async () => {
  fixture = await openStaffFixture()
  const { db } = fixture.backend.database
  for (const role of STAFF_ROLES) {
    const member = { phone: PHONES[role], name: `Asha of ${role}`, roles: [role] }
    await addStaffMember(db, fixture.clock.now(), member)
    browsers[role] = await fixture.signedInStaff(PHONES[role])
  }
})
afterAll(() => fixture.backend.close())

const pages = deskLists.map(({ id }) => id)
const forms = deskLists.flatMap(({ id, actions }) => Object.keys(actions).map((action) => `${id}/${action}`))

test('each page and each form has a row in the table of permissions, and each row a page or form', () => {
  expect(Object.keys(PERMISSIONS).sort()).toEqual([...pages, ...forms].sort())
})

/** These need a second factor but move no money: the large sum is confirmed when it is approved. */
const MOVES_NOTHING_YET = ['payouts/prepare', 'payouts/leave', 'payouts/discard']

test('each form that moves money says how much, so that a large sum is confirmed, and no other does', () => {
  const actions = new Map(
    deskLists.flatMap((page) => Object.entries(page.actions).map(([name, action]) => [`${page.id}/${name}`, action])),
  )
  const silent = Object.entries(PERMISSIONS)
    .filter(([path, { movesMoney }]) => movesMoney && !actions.get(path)?.sumPaise)
    .map(([path]) => path)
  expect(silent.sort()).toEqual([...MOVES_NOTHING_YET].sort())
  const withSum = [...actions].filter(([, { sumPaise }]) => sumPaise).map(([path]) => path)
  expect(withSum.filter((path) => !PERMISSIONS[path]?.movesMoney)).toEqual([])
})

test.each(STAFF_ROLES)('%s opens and submits what the table allows, and nothing else', async (role) => {
  const { request } = browsers[role]
  const { db } = fixture.backend.database
  let links = (await request((await request('/desk')).location!)).text
  const before = await db.$count(staffActivity)
  for (const page of pages) {
    const isOpen = isAllowed([role], page)
    const { status, text } = await request(`/desk/${page}`)
    expect([page, status]).toEqual([page, isOpen ? 200 : 403])
    links += text
  }
  for (const page of pages)
    expect([page, links.includes(`href="/desk/${page}"`)]).toEqual([page, isAllowed([role], page)])
  for (const form of forms) {
    const { status, text } = await request(`/desk/${form}`, {})
    expect([form, status === 403]).toEqual([form, !isAllowed([role], form)])
    if (status === 403) expect(text).toContain('Your role does not include this. Ask an admin.')
  }
  // What was allowed was empty, and is refused for that.
  expect(await db.$count(staffActivity)).toBe(before)
})

test('a page shows no form that its reader may not submit', async () => {
  for (const role of STAFF_ROLES)
    for (const page of pages.filter((each) => isAllowed([role], each))) {
      const { text } = await browsers[role].request(`/desk/${page}`)
      for (const [, form = ''] of text.matchAll(/method="post" action="\/desk\/([a-z]+\/[a-z]+)/g))
        expect([role, form, isAllowed([role], form)]).toEqual([role, form, true])
    }
})

test('a file of the desk is saved by those who may open its page', async () => {
  for (const [file, path] of [
    ['activity.csv', 'activity'],
    ['orders.csv', 'orders'],
    ['customers/1.json', 'customers/delete'],
    ['payouts/1.csv', 'payouts/paid'],
    ['applications/20001/photo', 'applications'],
  ] as const)
    for (const role of STAFF_ROLES) {
      const { status } = await browsers[role].request(`/desk/${file}`)
      expect([file, role, status === 403]).toEqual([file, role, !isAllowed([role], path)])
    }
})

/** The rows that only these roles and admins may use. */
const rowsOf = (...roles: StaffRole[]) =>
  Object.keys(PERMISSIONS).filter((path) =>
    STAFF_ROLES.every((role) => role === 'admin' || isAllowed([role], path) === roles.includes(role)),
  )

test('deleting accounts, ending suspensions, the staff list and its log are for admins only', () => {
  expect(rowsOf()).toEqual([
    'astrologers/readmit',
    'customers/delete',
    'staff',
    'staff/add',
    'staff/change',
    'staff/reset',
    'staff/limit',
    'activity',
  ])
})

test('prices of customers and payouts of astrologers are for finance', () => {
  const rows = rowsOf('finance')
  const moving = Object.keys(PERMISSIONS).filter((path) => PERMISSIONS[path]!.movesMoney && !rowsOf().includes(path))
  expect(rows).toEqual(expect.arrayContaining(moving))
  const prices = ['prices', 'recharges', 'tips', 'coupons'].map((id) => `${id}/publish`)
  expect(rows).toEqual(expect.arrayContaining([...prices, 'astrologers/price', 'astrologers/limits', 'payouts']))
})

test('the catalogue role opens no consultation, customer, application or question', () => {
  const opened = pages.filter((page) => isAllowed(['catalogue'], page) && isAllowed(['support'], page))
  expect(opened).toEqual(['orders', 'stock', 'participants', 'live-streams', 'first-day'])
})

test('every role that may move money needs a second factor, and no other does', () => {
  expect(STAFF_ROLES.filter((role) => needsSecondFactor([role]))).toEqual(['finance', 'admin'])
})

test('an admin adds somebody, changes the roles and removes them at once', async () => {
  const { request } = browsers.admin
  const phone = '+919812300021'
  const added = await request('/desk/staff/add', { phone: '98123 00021', name: 'Devika', support: 'on' })
  expect(added.location).toBe('/desk/staff?done=add')
  expect((await request('/desk/staff/add', { phone, name: 'Twice', support: 'on' })).notice).toBe(
    'This number is already on the list.',
  )
  const devika = await fixture.signedInStaff(phone)
  expect((await devika.request('/desk/questions')).status).toBe(200)
  expect((await devika.request('/desk/site')).status).toBe(403)

  const member = await idOf(phone)
  await request('/desk/staff/change', { member, name: 'Devika Rao', catalogue: 'on' })
  expect((await devika.request('/desk/questions')).status).toBe(403)
  expect((await devika.request('/desk/site')).text).toContain('Devika Rao · catalogue')
  await request('/desk/staff/change', { member, name: 'Devika Rao', finance: 'on' })
  expect((await devika.request('/desk/refunds')).location).toBe('/desk/second-factor')

  await request('/desk/staff/change', { member, name: 'Devika Rao' })
  expect((await devika.request('/desk/refunds')).location).toBe('/desk/sign-in')
  expect((await request('/desk/staff')).text).not.toContain('Devika Rao · catalogue')
  expect((await request('/desk/staff/change', { member: await idOf(PHONES.admin), name: 'Me' })).notice).toBe(
    'Ask another admin to change your own entry.',
  )
})

const idOf = async (phone: string) =>
  (await fixture.backend.database.db.select().from(staffMembers)).find((member) => member.phone === phone)!.id

test('a number of the setting is an admin whatever its row says', async () => {
  const { request } = await fixture.signedInStaff(NAMED)
  await browsers.admin.request('/desk/staff/change', { member: await idOf(NAMED), name: 'Meera', support: 'on' })
  expect((await request('/desk/staff')).status).toBe(200)
})

test('the log is searched by person, form, row and day, and saved as CSV without formulas', async () => {
  const { request } = browsers.admin
  const { db } = fixture.backend.database
  const member = await idOf(PHONES.support)
  await request('/desk/staff/change', { member, name: '=HYPERLINK("http://evil")', support: 'on' })
  const at = new Date('2026-01-05T20:00:00Z')
  await db.insert(staffActivity).values([
    { at, phone: PHONES.support, page: 'orders', action: 'pack', rowId: 77 },
    { at, phone: PHONES.support, page: 'orders', action: 'ship', rowId: 77 },
    { at, phone: PHONES.finance, page: 'refunds', action: 'again', rowId: 78 },
  ])
  const found = async (query: string) =>
    [...(await request(`/desk/activity?${query}`)).text.matchAll(/data-activity="([^"]*)"/g)].map(([, form]) => form)
  // Half past one of the sixth in India.
  const day = 'from=2026-01-06&to=2026-01-06'
  expect(await found(day)).toEqual(['refunds/again', 'orders/ship', 'orders/pack'])
  expect(await found(`${day}&who=${member}`)).toEqual(['orders/ship', 'orders/pack'])
  expect(await found(`${day}&what=orders/pack`)).toEqual(['orders/pack'])
  expect(await found(`${day}&row=78`)).toEqual(['refunds/again'])
  expect(await found('from=2026-01-05&to=2026-01-05')).toEqual([])
  expect(await found(`who=x&row=%27&from=never&what=${'a'.repeat(500)}`)).toEqual([])

  const { text, headers } = await request(`/desk/activity.csv?${day}&what=orders/pack`)
  expect(headers.get('content-disposition')).toBe('attachment; filename="activity.csv"')
  const [head, row] = text.trim().split('\r\n')
  expect(head).toBe('number,at,name,phone,page,action,row')
  expect(row).toMatch(
    /^\d+,2026-01-05T20:00:00.000Z,"'=HYPERLINK\(""http:\/\/evil""\)","'\+919812300011",orders,pack,77$/,
  )
  expect((await browsers.finance.request('/desk/activity.csv')).status).toBe(403)
})

test('the file of the log has every entry, however many there are', async () => {
  const { db } = fixture.backend.database
  const at = new Date('2026-01-10T06:00:00Z')
  const entry = { at, phone: PHONES.support, page: 'orders', action: 'pack' }
  const rowIds = Array.from({ length: 5001 }, (_, index) => index + 1)
  await db.insert(staffActivity).values(rowIds.map((rowId) => ({ ...entry, rowId })))
  const { text } = await browsers.admin.request('/desk/activity.csv?from=2026-01-10&to=2026-01-10')
  const rows = text.trim().split('\r\n').slice(1)
  expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(rowIds.length)
})
