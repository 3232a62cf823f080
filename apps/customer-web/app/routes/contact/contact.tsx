import { submitUserQuery } from '@tarapath/api-client/content'
import {
  failureOf,
  failureSentence,
  Link,
  PageMeta,
  refusalSentence,
  ScreenError,
  StructuredData,
} from '@tarapath/customer-core/platform'
import { Button, InlineNotice, Select, Textarea, TextInput } from '@tarapath/ui-kit'
import { data, useActionData } from 'react-router'
import { createFormApi } from '../../server/api.server.ts'
import type { ArticleHandle } from '../../server/article-page.ts'
import styles from './contact.module.css'
import { faultsOf, readDraft, toQuery, TOPICS, type Draft, type Faults } from './read-query.ts'
import type { Route } from './+types/contact'
import { contactWords } from './words/contact.gen.ts'

export const ErrorBoundary = ScreenError

/** The form works without scripts, so that the page needs none. */
export const handle: ArticleHandle = { isArticle: true }

type Reply = { reference: number } | { draft: Draft; faults: Faults; failure: string | null }

export async function action({ request }: Route.ActionArgs) {
  const draft = readDraft(await request.formData())
  const faults = faultsOf(draft)
  if (Object.keys(faults).length > 0) return data<Reply>({ draft, faults, failure: null }, { status: 400 })
  try {
    const { id } = await submitUserQuery(createFormApi(request), toQuery(draft))
    return data<Reply>({ reference: id })
  } catch (error) {
    // What was written stays in the form.
    const refusal = refusalSentence(error)
    const failure = refusal ?? failureSentence(failureOf(error))
    return data<Reply>({ draft, faults, failure }, { status: refusal === null ? 503 : 400 })
  }
}

const EMPTY: Draft = { about: 'question', name: '', phone: '', email: '', message: '' }

/** /contact */
export default function Contact() {
  const reply = useActionData<typeof action>() as Reply | undefined
  const words = contactWords()
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={words.title} description={words.description} />
      <StructuredData
        describe={
          import.meta.env.SSR
            ? (origin) => [
                {
                  '@type': 'ContactPage',
                  '@id': `${origin}/contact#page`,
                  name: words.title,
                  url: `${origin}/contact`,
                },
              ]
            : undefined
        }
      />
      <div className={styles['lead']}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </div>
      {reply && 'reference' in reply ? (
        <InlineNotice tone="success" title={words.sent}>
          {words.reference({ reference: reply.reference })} <Link to="/contact">{words.another}</Link>
        </InlineNotice>
      ) : (
        <ContactForm draft={reply?.draft ?? EMPTY} faults={reply?.faults ?? {}} failure={reply?.failure ?? null} />
      )}
    </main>
  )
}

function ContactForm({ draft, faults, failure }: { draft: Draft; faults: Faults; failure: string | null }) {
  const words = contactWords()
  return (
    <form method="post" className={styles['form']}>
      {failure === null ? null : (
        <InlineNotice tone="danger" title={words.notSent}>
          {failure}
        </InlineNotice>
      )}
      <Select
        label={words.about}
        name="about"
        defaultValue={draft.about}
        options={TOPICS.map((topic) => ({ value: topic, label: words[topic] }))}
      />
      <TextInput
        label={words.name}
        name="name"
        autoComplete="name"
        required
        defaultValue={draft.name}
        error={faults.name}
      />
      <div className={styles['reach']}>
        <TextInput
          label={words.phone}
          hint={words.reach}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={draft.phone}
          error={faults.phone}
        />
        <TextInput
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={draft.email}
          error={faults.email}
        />
      </div>
      <Textarea
        label={words.message}
        hint={words.messageHint}
        name="message"
        rows={6}
        maxLength={4000}
        required
        defaultValue={draft.message}
        error={faults.message}
      />
      <div>
        <Button type="submit">{words.send}</Button>
      </div>
    </form>
  )
}
