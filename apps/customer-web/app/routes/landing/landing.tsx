import { createLandingPageLead, getDownloadCount, listTestimonials } from '@tarapath/api-client/content'
import { formatPhone } from '@tarapath/customer-core/account'
import {
  apiContext,
  commonWords,
  failureOf,
  failureSentence,
  Link,
  loadSection,
  PageMeta,
  refusalSentence,
  ScreenError,
} from '@tarapath/customer-core/platform'
import { Brand, Button, InlineNotice, TextInput } from '@tarapath/ui-kit'
import { data, useActionData } from 'react-router'
import { createFormApi } from '../../server/api.server.ts'
import type { ArticleHandle } from '../../server/article-page.ts'
import { Testimonials } from '../home/testimonials.tsx'
import styles from './landing.module.css'
import { faultsOf, readDraft, sourceOf, type Draft, type Faults } from './read-lead.ts'
import type { Route } from './+types/landing'
import { landingWords } from './words/landing.gen.ts'

export const ErrorBoundary = ScreenError

/** The form works without scripts, so that the page needs none. */
export const handle: ArticleHandle = { isArticle: true }

const TESTIMONIALS = 3

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [testimonials, downloads] = await Promise.all([
    loadSection(listTestimonials(api, { limit: TESTIMONIALS }).then(({ results }) => results)),
    loadSection(getDownloadCount(api)),
  ])
  return { testimonials, downloads: downloads.ok && downloads.data.downloads > 0 ? downloads.data.display : null }
}

type Reply = { detail: string } | { draft: Draft; faults: Faults; failure: string | null }

/** The number is sent in the body of both steps: it must not be in an address. */
export async function action({ request }: Route.ActionArgs) {
  const draft = readDraft(await request.formData())
  const faults = faultsOf(draft)
  if (Object.keys(faults).length > 0) return data<Reply>({ draft, faults, failure: null }, { status: 400 })
  if (draft.name === null) return data<Reply>({ draft, faults, failure: null })
  try {
    const { detail } = await createLandingPageLead(createFormApi(request), {
      name: draft.name,
      phone_number: `+91${draft.phone}`,
      source: sourceOf(request.url),
    })
    return data<Reply>({ detail })
  } catch (error) {
    // What was written stays in the form.
    const refusal = refusalSentence(error)
    const failure = refusal ?? failureSentence(failureOf(error))
    return data<Reply>({ draft, faults, failure }, { status: refusal === null ? 503 : 400 })
  }
}

/** /landing, where a campaign leads to: no header and no footer. */
export default function Landing({ loaderData: { testimonials, downloads } }: Route.ComponentProps) {
  const reply = useActionData<typeof action>() as Reply | undefined
  const words = landingWords()
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta title={words.title} description={words.description} noindex />
      <div className={styles['page']}>
        <Brand label={commonWords().brand} />
        <div className={styles['lead']}>
          <h1>{words.heading}</h1>
          <p>{words.lead}</p>
        </div>
        {reply && 'detail' in reply ? <Sent detail={reply.detail} /> : <LeadForm {...(reply ?? FIRST)} />}
        {downloads === null ? null : <p className="ui-note">{words.downloads({ count: downloads })}</p>}
      </div>
      {/* Praise that does not load is left out: it is not what the visitor came for. */}
      {testimonials.ok ? <Testimonials testimonials={testimonials} /> : null}
    </main>
  )
}

const FIRST = { draft: { phone: '', name: null }, faults: {}, failure: null }

function Sent({ detail }: { detail: string }) {
  const words = landingWords()
  return (
    <div className={styles['form']}>
      <InlineNotice tone="success" title={words.sent}>
        {detail} {words.meanwhile}
      </InlineNotice>
      <div>
        <Button href="/consult-astrologer-online">{words.see}</Button>
      </div>
    </div>
  )
}

function LeadForm({ draft, faults, failure }: { draft: Draft; faults: Faults; failure: string | null }) {
  const words = landingWords()
  const isFirstStep = faults.phone !== undefined || draft.phone === ''
  return (
    <form method="post" className={styles['form']}>
      {failure === null ? null : (
        <InlineNotice tone="danger" title={words.notSent}>
          {failure}
        </InlineNotice>
      )}
      {isFirstStep ? (
        <TextInput
          key="phone"
          label={words.phone}
          hint={words.phoneHint}
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          prefix="+91"
          required
          defaultValue={draft.phone}
          error={faults.phone}
        />
      ) : (
        <NameStep draft={draft} fault={faults.name} />
      )}
      <div>
        <Button type="submit" full>
          {isFirstStep ? words.next : words.ask}
        </Button>
      </div>
      <p className="ui-note">
        {words.agree} <Link to="/terms">{words.terms}</Link> · <Link to="/privacy">{words.privacyPolicy}</Link>
      </p>
    </form>
  )
}

function NameStep({ draft, fault }: { draft: Draft; fault: string | undefined }) {
  const words = landingWords()
  return (
    <>
      <input type="hidden" name="phone" value={draft.phone} />
      <p>
        {words.number({ phone: formatPhone(`+91${draft.phone}`) })} <Link to="/landing">{words.change}</Link>
      </p>
      <TextInput
        key="name"
        label={words.name}
        name="name"
        autoComplete="name"
        required
        autoFocus
        defaultValue={draft.name ?? ''}
        error={fault}
      />
    </>
  )
}
