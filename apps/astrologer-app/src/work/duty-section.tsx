import { setDuty, type Work } from '@tarapath/astrologer-api'
import { formatTime } from '@tarapath/customer-core/dates'
import { Button, Checkbox, formatRupees, InlineNotice } from '@tarapath/ui-kit'
import { useState } from 'react'
import { ErrorNotice } from '../platform/error-notice.tsx'
import { api, sentenceOf } from '../platform/api.ts'
import { dutyWords } from '../words/duty.gen.ts'
import { AllowNotifications } from './allow-notifications.tsx'
import styles from './work.module.css'

interface DutySectionProps {
  work: Work
  onChanged: () => void
}

export function DutySection({ work, onChanged }: DutySectionProps) {
  const words = dutyWords()
  const { astrologer, offers_calls: offersCalls, recording_days: recordingDays, missed_at: missedAt } = work
  const { availability, takes_chats: takesChats, takes_calls: takesCalls } = astrologer
  const [error, setError] = useState('')
  const [isSaving, setSaving] = useState(false)
  const isOn = availability !== 'offline'
  const isHeld = work.consultation === null && work.waiting.some(({ offered_until }) => offered_until !== null)

  async function change(wanted: { on_duty?: boolean; takes_chats?: boolean; takes_calls?: boolean }) {
    setError('')
    setSaving(true)
    try {
      await setDuty(api, { on_duty: isOn, takes_chats: takesChats, takes_calls: takesCalls, ...wanted })
      onChanged()
    } catch (failure) {
      setError(sentenceOf(failure))
    } finally {
      setSaving(false)
    }
  }

  return (
    <section className={styles['section']} aria-labelledby="duty">
      <div className={styles['duty']}>
        <div>
          <h2 id="duty">{words.title}</h2>
          <p role="status">{isHeld ? words.held : words[availability]}</p>
        </div>
        <Button
          variant={isOn ? 'outline' : 'primary'}
          loading={isSaving}
          onClick={() => void change({ on_duty: !isOn })}
        >
          {isOn ? words.goOff : words.goOn}
        </Button>
      </div>
      {missedAt === null ? null : (
        <InlineNotice tone="warn" live="status">
          {words.missed({ time: formatTime(missedAt) })}
        </InlineNotice>
      )}
      <fieldset className={styles['kinds']} disabled={isSaving}>
        <legend>{words.take}</legend>
        <Checkbox label={words.chats} checked={takesChats} onChange={() => void change({ takes_chats: !takesChats })} />
        {offersCalls ? (
          <Checkbox
            label={words.calls}
            checked={takesCalls}
            onChange={() => void change({ takes_calls: !takesCalls })}
          />
        ) : null}
      </fieldset>
      {offersCalls && recordingDays !== null ? (
        <p className="ui-note">{words.callsRecorded({ days: recordingDays })}</p>
      ) : null}
      <ErrorNotice error={error} />
      <p>{words.rate({ rate: formatRupees(astrologer.rate_paise) })}</p>
      <p className="ui-note">{words.rule}</p>
      <AllowNotifications />
    </section>
  )
}
