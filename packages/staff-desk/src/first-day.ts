import { html } from 'hono/html'
import { firstSteps, type FirstStep } from '@tarapath/backend/overview'
import type { DeskPage, ListView } from './desk-page.ts'

interface Step {
  title: string
  how: string
  /** The page of the desk where it is done. */
  page?: string
}

const STEPS: Readonly<Record<FirstStep, Step>> = {
  languages: { title: 'Languages', how: 'Run "init" of the server: it fills languages, topics, mantras and banners.' },
  specialities: { title: 'Specialities', how: 'Run "init" of the server.' },
  secondFactor: {
    title: 'Staff with an authenticator app',
    how: 'Whoever may move money sets it up at the next sign-in.',
    page: 'staff',
  },
  astrologer: {
    title: 'An astrologer',
    how: 'Somebody applies on the website at “Work as an astrologer”. Approve the application and set a price.',
    page: 'applications',
  },
  astrologerSignIn: {
    title: 'An astrologer who can sign in',
    how: 'Approved astrologers sign in at /astrologer/ with the number of their application.',
    page: 'applications',
  },
  workingHours: { title: 'Working hours', how: 'Set the hours of an astrologer.', page: 'astrologers' },
  onDuty: { title: 'Somebody on duty', how: 'An astrologer goes on duty at /astrologer/.', page: 'astrologers' },
  customer: {
    title: 'A customer',
    how: 'Sign in on the website with a number of your own. It shows that messages with codes arrive.',
    page: 'customers',
  },
  recharge: {
    title: 'A recharge',
    how: 'Recharge the smallest amount. It shows that the gateway’s report arrives.',
    page: 'reconciliation',
  },
  paidChat: {
    title: 'The first paid chat',
    how: 'Start a chat for more than a minute, and compare receipt, wallet and earnings.',
    page: 'consultations',
  },
}

/** What a new service needs before its first paid chat. */
export const firstDay: DeskPage = {
  id: 'first-day',
  title: 'First day',
  async countOpen(db) {
    return (await firstSteps(db)).filter(({ isDone }) => !isDone).length
  },
  async show({ db }, view) {
    const steps = await firstSteps(db)
    const left = steps.filter(({ isDone }) => !isDone).length
    return html`<section class="card job" aria-labelledby="steps">
      <h2 id="steps">${left === 0 ? 'The service has had its first paid chat' : 'Until the first paid chat'}</h2>
      <ol class="rows">
        ${steps.map(({ step, isDone }) => stepRow(STEPS[step], { step, isDone, view }))}
      </ol>
    </section>`
  },
  rowField: null,
  actions: {},
}

function stepRow({ title, how, page }: Step, row: { step: FirstStep; isDone: boolean; view: ListView }) {
  const { step, isDone, view } = row
  return html`<li data-step="${step}" data-done="${String(isDone)}">
    <div>
      <b>${title}</b>
      ${isDone ? '' : html`<small>${how}</small>`}
      ${!isDone && page !== undefined && view.may(page) ? html`<a href="${view.basePath}/${page}">Go there</a>` : ''}
    </div>
    <span class="tag" data-tag="${isDone ? 'approved' : 'waiting'}">${isDone ? 'Done' : 'To do'}</span>
  </li>`
}
