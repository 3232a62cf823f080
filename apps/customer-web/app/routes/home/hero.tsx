import { Button, formatRupees, GnomonDial, TickRule, type RashiSlug } from '@tarapath/ui-kit'
import styles from './hero.module.css'

interface HeroProps {
  today: { date: string; sign: RashiSlug; season: string }
  headline: string | null
  fromPaise: number | null
}

export function Hero({ today, headline, fromPaise }: HeroProps) {
  return (
    <section className={styles['hero']}>
      <div className={styles['dial']}>
        <GnomonDial sign={today.sign} />
        <TickRule />
      </div>
      <div className={styles['text']}>
        <p className="ui-note">
          {today.date} · {today.season} season
        </p>
        <h1 className="ui-display">{headline ?? 'Ask someone who reads the sky for a living.'}</h1>
        <div className={styles['actions']}>
          <Button size="l" href="/consult-astrologer-online?available=1" prefetch="viewport">
            {fromPaise === null ? 'Chat' : `Chat from ${formatRupees(fromPaise, { trailingZeros: 'strip' })}/min`}
          </Button>
        </div>
      </div>
    </section>
  )
}
