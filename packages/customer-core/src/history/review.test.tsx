import { endConsultation, listConsultationHistory, submitConsultationReview } from '@tarapath/api-client/consultations'
import { openFixture, type Fixture, type SignedInCustomer } from '@tarapath/backend-testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { apiAtom, apiContext, PlatformProvider, signInContext } from '../platform/index.ts'
import ConsultationScreen, { loader } from './consultation-screen.tsx'

const ENVIRONMENT = { platform: 'web', origin: null, reference: null } as const

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(() => fixture.backend.close())
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

/** A chat that its customer ended after so many seconds. */
async function endedChat(customer: SignedInCustomer, seconds: number): Promise<number> {
  const { id } = await fixture.startedChat(customer)
  await fixture.runUntil(customer, seconds)
  await endConsultation(customer.client, { id }, { auto_end: false })
  return id
}

/** The page of a consultation, with a state of its own as after a reload unless `store` is given. */
async function open({ client }: SignedInCustomer, id: number, store = createStore()) {
  cleanup()
  store.set(apiAtom, client)
  const context = new RouterContextProvider()
  context.set(apiContext, client)
  context.set(signInContext, {
    isSignedIn: () => true,
    tokens: () => ({}),
    announce: () => {},
    subscribe: () => () => {},
  })
  const Page = () => (
    <PlatformProvider store={store} environment={ENVIRONMENT} reload={() => {}}>
      <ConsultationScreen />
    </PlatformProvider>
  )
  const Site = createRoutesStub(
    [{ path: '/history/:id', Component: Page, loader, HydrateFallback: () => null }],
    context,
  )
  render(<Site initialEntries={[`/history/${id}`]} />)
  await screen.findByRole('heading', { level: 1 })
  return { user: userEvent.setup(), store }
}

const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a review' }).value

test('a review is offered from one paid minute on', async () => {
  const customer = await fixture.newCustomer()
  await open(customer, await endedChat(customer, 59))
  expect(screen.queryByRole('button', { name: 'Review' })).toBeNull()
  await open(customer, await endedChat(customer, 61))
  expect(screen.getByRole('button', { name: 'Review' })).toBeDefined()
})

test('a review that is not sent yet stays with its consultation, also after a reload, until it is accepted', async () => {
  const customer = await fixture.newCustomer()
  const [one, other] = [await endedChat(customer, 61), await endedChat(customer, 61)]
  const { user, store } = await open(customer, one)
  await user.click(screen.getByRole('button', { name: 'Review' }))
  await user.click(screen.getByRole('radio', { name: '5 stars, Excellent' }))
  await user.click(screen.getByRole('button', { name: 'Kind' }))
  await user.type(screen.getByRole('textbox', { name: 'Write a review' }), 'She listened.')

  await open(customer, other, store)
  await user.click(screen.getByRole('button', { name: 'Review' }))
  expect(comment()).toBe('')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '5 stars, Excellent' }).checked).toBe(false)

  await open(customer, one)
  await user.click(screen.getByRole('button', { name: 'Review' }))
  expect(comment()).toBe('She listened.')
  expect(screen.getByRole('button', { name: 'Kind' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  await screen.findByText('Your review helps others choose.')
  expect(sessionStorage.length).toBe(0)
  const { results } = await listConsultationHistory(customer.client)
  expect(results.find(({ id }) => id === one)?.rating).toBe(5)
})

test('a review that the server refuses says why', async () => {
  const customer = await fixture.newCustomer()
  const id = await endedChat(customer, 61)
  const { user } = await open(customer, id)
  await submitConsultationReview(customer.client, { consultation_id: id, rating: 4 })
  await user.click(screen.getByRole('button', { name: 'Review' }))
  await user.click(screen.getByRole('radio', { name: '5 stars, Excellent' }))
  await user.click(screen.getByRole('button', { name: 'Submit review' }))
  expect((await screen.findByRole('alert')).textContent).toBe('You have already reviewed this consultation.')
})
