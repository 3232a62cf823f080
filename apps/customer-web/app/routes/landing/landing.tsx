import { listTestimonials } from '@tarapath/api-client/content'
import { formatPhone } from '@tarapath/customer-core/account'
import { apiContext, commonWords, Link, loadSection, PageMeta, ScreenError } from '@tarapath/customer-core/platform'
import { Brand, Button, InlineNotice, TextInput } from '@tarapath/ui-kit'
import { data, useActionData, useLocation } from 'react-router'
import { createFormApi } from '../../server/api.server.ts'
import type { ArticleHandle } from '../../server/article-page.ts'
import { countDownloads } from '../home/load-home.ts'
import { Testimonials } from '../home/testimonials.tsx'
import { homeWords } from '../home/words/home.gen.ts'
import styles from './landing.module.css'
import { faultsOf, readDraft, sourceOf, type Draft } from './read-lead.ts'
import { formReply, sendCode, sendLead, type FormReply, type Reply } from './send-lead.ts'
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
    countDownloads(api),
  ])
  return { testimonials, downloads }
}

/** Number and code are sent in the body of both steps: they must not be in an address. */
export async function action({ request }: Route.ActionArgs) {
  const draft = readDraft(await request.formData())
  const faults = faultsOf(draft)
  if (Object.keys(faults).length > 0) return data<Reply>(formReply(draft, { faults }), { status: 400 })
  const api = createFormApi(request)
  const isFirstStep = draft.requestToken === null || draft.wantsNewCode
  const reply = await (isFirstStep ? sendCode(api, draft) : sendLead(api, draft, sourceOf(request.url)))
  return data<Reply>(reply, { status: reply.status })
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
        {reply && 'detail' in reply ? <Sent detail={reply.detail} /> : <LeadForm reply={reply ?? FIRST} />}
        {downloads === null ? null : <p className="ui-note">{homeWords().downloads({ count: downloads })}</p>}
      </div>
      {/* Praise that does not load is left out: it is not what the visitor came for. */}
      {testimonials.ok ? <Testimonials testimonials={testimonials} /> : null}
    </main>
  )
}

const FIRST = formReply({ phone: '', requestToken: null, code: '', name: '', wantsNewCode: false })

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

function LeadForm({ reply }: { reply: FormReply }) {
  const { draft, faults, failure } = reply
  const words = landingWords()
  const isFirstStep = draft.requestToken === null || faults.phone !== undefined
  return (
    <form method="post" className={styles['form']}>
      {failure === null ? null : (
        <InlineNotice tone="danger" title={failure.title}>
          {failure.text}
        </InlineNotice>
      )}
      {isFirstStep ? <NumberStep draft={draft} fault={faults.phone} /> : <CodeStep reply={reply} />}
      <div>
        <Button type="submit" full>
          {isFirstStep ? words.next : words.ask}
        </Button>
      </div>
      {isFirstStep ? null : (
        <div>
          {/* After the other, which Enter presses. */}
          <Button type="submit" name="resend" variant="quiet" size="s" formNoValidate>
            {words.resend}
          </Button>
        </div>
      )}
      <p className="ui-note">
        {words.agree} <Link to="/terms">{words.terms}</Link> · <Link to="/privacy">{words.privacyPolicy}</Link>
      </p>
    </form>
  )
}

function NumberStep({ draft, fault }: { draft: Draft; fault: string | undefined }) {
  const words = landingWords()
  return (
    <>
      {draft.name === '' ? null : <input type="hidden" name="name" value={draft.name} />}
      <TextInput
        label={words.phone}
        hint={words.phoneHint}
        name="phone"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        required
        defaultValue={draft.phone}
        error={fault}
      />
    </>
  )
}

function CodeStep({ reply: { draft, faults, notice } }: { reply: FormReply }) {
  const { search } = useLocation()
  const words = landingWords()
  return (
    <>
      <input type="hidden" name="phone" value={draft.phone} />
      <input type="hidden" name="request_token" value={draft.requestToken ?? ''} />
      <p>
        {words.number({ phone: formatPhone(`+91${draft.phone}`) })} <Link to={`/landing${search}`}>{words.change}</Link>
      </p>
      {notice === null ? null : <InlineNotice tone="info">{notice}</InlineNotice>}
      <TextInput
        label={words.code}
        name="otp_key"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        autoFocus={faults.name === undefined || faults.code !== undefined}
        defaultValue={draft.code}
        error={faults.code}
      />
      <TextInput
        label={words.name}
        name="name"
        autoComplete="name"
        required
        autoFocus={faults.name !== undefined && faults.code === undefined}
        defaultValue={draft.name}
        error={faults.name}
      />
    </>
  )
}
