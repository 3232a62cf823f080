import { Button, GnomonDial, RatePerMinute, TickRule, type RashiSlug } from '@tarapath/ui-kit'
import styles from './hero.module.css'

interface HeroProps {
  today: { words: string; sign: RashiSlug; season: string }
  fromPaise: number | null
}

export function Hero({ today, fromPaise }: HeroProps) {
  return (
    <section className={styles['hero']}>
      <div className={styles['dial']}>
        <GnomonDial sign={today.sign} />
        <TickRule />
      </div>
      <div className={styles['words']}>
        <p className={styles['today']}>
          {today.words} · {today.season} season
        </p>
        <h1 className="ui-display">Ask someone who reads the sky for a living.</h1>
        <div className={styles['actions']}>
          <Button size="l" href="/consult-astrologer-online?is_available_for_chat=true" prefetch="intent">
            Chat
            {fromPaise === null ? null : (
              <>
                {' '}
                from <RatePerMinute paise={fromPaise} />
              </>
            )}
          </Button>
          <Button
            size="l"
            variant="outline"
            href="/consult-astrologer-online?is_available_for_call=true"
            prefetch="intent"
          >
            Call
          </Button>
        </div>
      </div>
    </section>
  )
}
