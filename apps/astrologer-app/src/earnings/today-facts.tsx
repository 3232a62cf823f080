import type { Work } from '@tarapath/astrologer-api'
import { formatDuration, Rupees } from '@tarapath/ui-kit'
import { todayWords } from '../words/today.gen.ts'
import styles from './earnings.module.css'

export function TodayFacts({ today }: { today: Work['today'] }) {
  const words = todayWords()
  return (
    <section aria-labelledby="today">
      <h2 id="today">{words.title}</h2>
      <dl className={styles['facts']}>
        <div>
          <dt>{words.earned}</dt>
          <dd>
            <Rupees paise={today.earned_paise} />
          </dd>
        </div>
        <div>
          <dt>{words.consultations}</dt>
          <dd>{today.consultations}</dd>
        </div>
        <div>
          <dt>{words.paidTime}</dt>
          <dd>{formatDuration(today.paid_seconds, 'clock')}</dd>
        </div>
      </dl>
    </section>
  )
}
