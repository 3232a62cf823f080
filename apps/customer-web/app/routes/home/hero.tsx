import { Button, GnomonDial, TickRule, type RashiSlug } from '@tarapath/ui-kit'
import styles from './hero.module.css'
import { homeWords } from './words/home.gen.ts'

interface HeroProps {
  today: { date: string; sign: RashiSlug; season: { sanskrit: string; english: string } }
  headline: string | null
  /** The lowest price of a minute. */
  price: string | null
}

export function Hero({ today, headline, price }: HeroProps) {
  const words = homeWords()
  return (
    <section className={styles['hero']}>
      <div className={styles['dial']}>
        <GnomonDial sign={today.sign} />
        <TickRule />
      </div>
      <div className={styles['text']}>
        <p className="ui-note">{words.today({ date: today.date, ...today.season })}</p>
        <h1 className="ui-display">{headline ?? words.headline}</h1>
        <p>{price === null ? words.lead : words.leadFrom({ price })}</p>
        <div className={styles['actions']}>
          <Button size="l" href="/consult-astrologer-online?available=1" prefetch="viewport">
            {price === null ? words.chat : words.chatFrom({ price })}
          </Button>
        </div>
      </div>
    </section>
  )
}
