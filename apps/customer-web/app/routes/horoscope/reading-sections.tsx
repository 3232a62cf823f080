import type { Horoscope } from '@tarapath/api-client/types'
import { Card } from '@tarapath/ui-kit'
import { htmlToParagraphs } from './html-to-paragraphs.ts'
import styles from './reading.module.css'
import { readingWords } from './words/reading.gen.ts'

const MAX_SCORE = 5

/** The parts of life with their dots, which a legend explains, and the lucky colour and number. */
export function ReadingSections({ horoscope }: { horoscope: Horoscope }) {
  const words = readingWords()
  const { sections, lucky_color: colour, lucky_number: number } = horoscope
  const hasDots = sections.some(({ score }) => score !== null)
  return (
    <>
      {hasDots ? (
        <p className={styles['legend']}>
          {words.dots} <span>{words.dotsFew({ dots: dots(1) })}</span>{' '}
          <span>{words.dotsMany({ dots: dots(MAX_SCORE) })}</span>
        </p>
      ) : null}
      <div className={styles['sections']}>
        {sections.map(({ key, title, html, score, because }) => (
          <Card as="section" key={key} className={styles['section']}>
            <h2>
              {title}
              {score === null ? null : (
                <span className={styles['score']} role="img" aria-label={words.score({ score })}>
                  {dots(score)}
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
      {colour || number ? (
        <dl className={styles['luck']}>
          {colour ? <Luck name={words.luckyColour}>{colour}</Luck> : null}
          {number ? <Luck name={words.luckyNumber}>{number}</Luck> : null}
        </dl>
      ) : null}
    </>
  )
}

const dots = (score: number) => '●'.repeat(score) + '○'.repeat(MAX_SCORE - score)

/** The positions in the sky on which a text is based. */
export function Why({ children }: { children: string }) {
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
