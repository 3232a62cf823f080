import { getMantra, getMantraCategory, listMantraLanguages } from '@tarapath/api-client/mantras'
import {
  apiContext,
  loadScreen,
  loadSection,
  PageMeta,
  ScreenError,
  StructuredData,
} from '@tarapath/customer-core/platform'
import { Chip, ChipRow, InlineNotice } from '@tarapath/ui-kit'
import type { Route } from './+types/mantra'
import { Counter } from './counter.tsx'
import { describeMantra } from './describe-mantras.ts'
import { isLanguage, OWN_NAMES, textLanguage } from './languages.ts'
import { MantraList } from './mantra-list.tsx'
import styles from './mantra.module.css'
import { Texts } from './texts.tsx'
import { mantraHandle, useMantraElements } from './use-mantra-elements.ts'
import { mantraWords } from './words/mantra.gen.ts'

export const ErrorBoundary = ScreenError

export const handle = mantraHandle

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams.get('language')?.slice(0, 40) || 'sa'
  const [mantra, roman, hindi, languages] = await loadScreen(
    Promise.all([
      getMantra(api, { slug, language: asked }),
      getMantra(api, { slug, language: 'en' }),
      getMantra(api, { slug, language: 'hi' }),
      listMantraLanguages(api, { slug }),
    ]),
  )
  const category = await loadSection(getMantraCategory(api, { slug: mantra.category.slug }))
  const others = category.ok ? category.data.mantras.filter((other) => other.slug !== slug) : []
  const language = languages.find(({ code }) => code === mantra.language) ?? {
    code: mantra.language,
    name: mantra.language,
  }
  return {
    mantra,
    // A language that the mantra has not is answered in Sanskrit.
    roman: roman.language === 'en' ? roman.text : null,
    hindiMeaning: hindi.language === 'hi' ? hindi.meaning : null,
    meaning: roman.meaning,
    languages,
    language,
    isFallback: !isLanguage(asked, language),
    others,
  }
}

/** /mantras/:slug?language= */
export default function MantraPage({ loaderData }: Route.ComponentProps) {
  useMantraElements()
  const { mantra, languages, language, isFallback, others } = loaderData
  const words = mantraWords()
  const path = `/mantras/${mantra.slug}`
  const addressOf = (code: string) => (code === 'sa' ? path : `${path}?language=${code}`)
  return (
    <main id="main" className="ui-page" data-stack>
      <PageMeta
        title={words.title({ mantra: mantra.title })}
        description={loaderData.meaning}
        canonical={addressOf(language.code)}
        noindex={isFallback}
      />
      {languages.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={addressOf(code)} />
      ))}
      <StructuredData
        describe={
          import.meta.env.SSR ? (origin) => describeMantra(origin, mantra, textLanguage(language.code)) : undefined
        }
      />
      <mantra-reader className={styles['reader']} data-mantra={mantra.slug} data-size="1" data-fonts="sanskrit">
        <div>
          <div className={styles['head']}>
            <div>
              <h1>{mantra.title}</h1>
              <p className="ui-note">{mantra.category.name}</p>
              {/* The languages that the customer speaks are on the device only: the reader shows it. */}
              <p className="ui-note" data-part="own-language" hidden suppressHydrationWarning>
                {words.readIn}{' '}
                <a href={path} suppressHydrationWarning>
                  {language.name}
                </a>
              </p>
            </div>
            {/* Without scripts it has no use. Any button but `type=button`, which would start the application. */}
            <button type="submit" className={styles['size']} data-part="size" aria-label={words.larger}>
              A+
            </button>
          </div>
          {isFallback ? <InlineNotice tone="info">{words.fallback({ language: language.name })}</InlineNotice> : null}
          <Texts {...loaderData} />
        </div>
        <Counter />
      </mantra-reader>
      <section className={styles['about']}>
        <h2>{words.about}</h2>
        {mantra.benefits.map((benefit) => (
          <p key={benefit}>{benefit}</p>
        ))}
        <ChipRow label={words.scripts}>
          {languages.map(({ code, name }) => (
            <Chip key={code} href={addressOf(code)} current={code === language.code}>
              <span lang={code}>{OWN_NAMES[code] ?? name}</span>
            </Chip>
          ))}
        </ChipRow>
      </section>
      {others.length > 0 ? (
        <section>
          <h2>{words.more({ category: mantra.category.name })}</h2>
          <MantraList mantras={others} />
        </section>
      ) : null}
    </main>
  )
}
