import { getHoroscope } from '@tarapath/api-client/horoscope'
import {
  apiContext,
  dayInIndia,
  deviceClock,
  Link,
  loadScreen,
  PageMeta,
  ScreenError,
  StructuredData,
} from '@tarapath/customer-core/platform'
import { Button, Card, RashiGlyph, TickRule } from '@tarapath/ui-kit'
import { redirect } from 'react-router'
import type { ArticleHandle } from '../../server/article-page.ts'
import type { Route } from './+types/reading'
import { describeHoroscope } from './describe-horoscope.ts'
import { horoscopeAddress } from './horoscope-address.ts'
import { HoroscopeTypes } from './horoscope-types.tsx'
import { htmlToParagraphs } from './html-to-paragraphs.ts'
import { adjacentSigns, findSign, toZodiacSign } from './zodiac-sign.ts'
import { SkyTable } from './sky-table.tsx'
import page from './horoscope.module.css'
import styles from './reading.module.css'
import { readingWords } from './words/reading.gen.ts'

export const ErrorBoundary = ScreenError

export const handle: ArticleHandle = { isArticle: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  const sign = findSign(params.sign)
  const { type } = params
  if (!sign) throw redirect(horoscopeAddress(`/horoscope/${type}`))
  const horoscope = await loadScreen(getHoroscope(context.get(apiContext), { type, sign: toZodiacSign(sign) }))
  return { type, slug: sign.slug, horoscope, isPast: horoscope.valid_to < dayInIndia(deviceClock.now()) }
}

/** /horoscope/:type/:sign */
export default function Reading({ loaderData: { type, horoscope, isPast } }: Route.ComponentProps) {
  const words = readingWords()
  const sign = findSign(horoscope.sign)
  if (!sign) return null
  const { before, after } = adjacentSigns(sign)
  return (
    <main id="main" className={`ui-page ${page['page']}`} data-stack>
      <PageMeta
        title={horoscope.title}
        description={horoscope.summary}
        noindex={isPast}
        picture={{ file: `${type}-${horoscope.sign}.png`, alt: horoscope.title }}
      />
      <StructuredData
        describe={import.meta.env.SSR ? (origin) => describeHoroscope(origin, { ...horoscope, type }) : undefined}
      />
      <header className="ui-page-head">
        <RashiGlyph sign={sign.slug} size={48} className="ui-glyph" />
        <div>
          <p className={page['when']}>
            {sign.sanskrit} · <span lang="hi">{sign.devanagari}</span>
          </p>
          <h1>{horoscope.title}</h1>
        </div>
      </header>
      <HoroscopeTypes current={type} suffix={`/${toZodiacSign(sign)}`} />
      <TickRule />
      <div className={styles['summaryText']}>
        <p className={styles['summary']}>{horoscope.summary}</p>
        <Why>{horoscope.because}</Why>
      </div>
      <div className={styles['sections']}>
        {horoscope.sections.map(({ key, title, html, score, because }) => (
          <Card as="section" key={key} className={styles['section']}>
            <h2>
              {title}
              {score === null ? null : (
                <span className={styles['score']} role="img" aria-label={words.score({ score })}>
                  {'●'.repeat(score)}
                  {'○'.repeat(5 - score)}
                </span>
              )}
            </h2>
            {htmlToParagraphs(html).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Why>{because}</Why>
          </Card>
        ))}
      </div>
      {horoscope.lucky_color || horoscope.lucky_number ? (
        <dl className={styles['luck']}>
          {horoscope.lucky_color ? <Luck name={words.luckyColour}>{horoscope.lucky_color}</Luck> : null}
          {horoscope.lucky_number ? <Luck name={words.luckyNumber}>{horoscope.lucky_number}</Luck> : null}
        </dl>
      ) : null}
      <SkyTable sky={horoscope.sky} sign={sign} />
      <nav className={styles['others']} aria-label={words.otherSigns}>
        <Link to={`/horoscope/${type}/${toZodiacSign(before)}`}>‹ {before.english}</Link>
        <Link to={`/horoscope/${type}`}>{words.allSigns}</Link>
        <Link to={`/horoscope/${type}/${toZodiacSign(after)}`}>{after.english} ›</Link>
      </nav>
      <div>
        <Button variant="outline" href="/consult-astrologer-online">
          {words.askAstrologer}
        </Button>
      </div>
    </main>
  )
}

function Why({ children }: { children: string }) {
  return (
    <p className={styles['because']}>
      <strong>{readingWords().why}</strong> {children}
    </p>
  )
}

function Luck({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
