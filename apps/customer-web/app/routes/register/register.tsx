import { isApiError } from '@tarapath/api-client'
import { getConsultantRegistrationForm, registerConsultant } from '@tarapath/api-client/registration'
import {
  apiContext,
  failureOf,
  failureSentence,
  loadScreen,
  PageMeta,
  refusalSentence,
} from '@tarapath/customer-core/platform'
import { useAtom } from 'jotai'
import { data } from 'react-router'
import { createFormApi } from '../../server/api.server.ts'
import { problemsOfReply, readAnswers, toValues, type Answers, type Problems } from './application.ts'
import { ApplicationForm } from './application-form.tsx'
import { readSent, sentAtom, type Sent } from './draft.ts'
import { SentNotice } from './sent-notice.tsx'
import styles from './register.module.css'
import type { Route } from './+types/register'
import { registerWords } from './words/register.gen.ts'

export { ScreenError as ErrorBoundary } from '@tarapath/customer-core/platform'

export const loader = ({ context }: Route.LoaderArgs) =>
  loadScreen(getConsultantRegistrationForm(context.get(apiContext)))

type Reply = { sent: Sent } | { answers: Answers; problems: Problems; failure: string | null }

/** For a browser without scripts, which sends all fields but the files at once. */
export async function action({ request }: Route.ActionArgs) {
  const api = createFormApi(request)
  const [form, { sections }] = await Promise.all([request.formData(), getConsultantRegistrationForm(api)])
  const fields = sections.flatMap((section) => section.fields)
  const answers = readAnswers(form, fields)
  try {
    const { reference, created_at } = await registerConsultant(api, { values: toValues(answers) })
    return data<Reply>({ sent: { reference, created_at } })
  } catch (error) {
    const problems = isApiError(error) ? problemsOfReply(error.body, fields) : {}
    const refusal = refusalSentence(error)
    const failure = Object.keys(problems).length > 0 ? null : (refusal ?? failureSentence(failureOf(error)))
    return data<Reply>({ answers, problems, failure }, { status: refusal === null ? 503 : 400 })
  }
}

/** /register-consultant */
export default function Register({ loaderData: { sections }, actionData }: Route.ComponentProps) {
  const words = registerWords()
  const reply = actionData as Reply | undefined
  const [stored, setStored] = useAtom(sentAtom)
  const sent = reply && 'sent' in reply ? reply.sent : readSent(stored)
  return (
    <main id="main" className={`ui-page ${styles['page']}`} data-stack>
      <PageMeta title={words.title} description={words.description} />
      {sent ? (
        <SentNotice sent={sent} onAgain={() => setStored(null)} />
      ) : (
        <>
          <h1>{words.title}</h1>
          <p className={styles['lead']}>{words.lead}</p>
          <ApplicationForm
            sections={sections}
            refused={reply && 'answers' in reply ? reply : null}
            onSent={setStored}
          />
        </>
      )}
    </main>
  )
}
