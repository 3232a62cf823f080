import { GnomonDial, type RashiSlug } from '@tarapath/ui-kit'
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
      <h1 id="page-heading" className={styles['headline']}>
        {headline ?? words.headline}
      </h1>
      <div className={styles['dial']}>
        <GnomonDial sign={today.sign} size="s" />
      </div>
      <p className={styles['lead']}>{price === null ? words.lead : words.leadFrom({ price })}</p>
      <p className={styles['today']}>{words.today({ date: today.date, ...today.season })}</p>
    </section>
  )
}
