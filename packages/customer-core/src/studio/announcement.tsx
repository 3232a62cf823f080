import { Button, TextInput } from '@tarapath/ui-kit'
import { useState } from 'react'
import { dayInIndia, deviceClock, formatDayAndTime } from '../platform/index.ts'
import { ConfirmedButton } from './confirmed-button.tsx'
import styles from './studio.module.css'
import type { StudioUse } from './use-studio.ts'
import { studioWords } from './words/studio.gen.ts'

/** As the server has it. */
const EARLIEST_MS = 5 * 60_000
const LATEST_MS = 30 * 24 * 60 * 60_000

interface AnnouncementProps {
  use: StudioUse
  /** The title as entered; null, after the field has said so, where it is missing. */
  readTitle(): string | null
}

/** Announces the next live stream for a time, puts it off, or cancels it. */
export function Announcement({ use, readTitle }: AnnouncementProps) {
  const words = studioWords()
  const { stream } = use.studio
  const announced = stream?.scheduled_at ?? null
  const [isChanging, setChanging] = useState(false)
  const isOpen = announced === null || isChanging
  return (
    <section className={styles['column']} aria-labelledby="announcement">
      <h2 id="announcement">{words.announce}</h2>
      {announced === null ? null : (
        <p role="status">
          <strong>{words.announcedFor({ time: formatDayAndTime(announced) })}</strong>
        </p>
      )}
      <p className="ui-note">{words.announceHint}</p>
      {isOpen ? (
        <TimeForm
          use={use}
          announced={announced}
          onSend={async (at) => {
            const title = readTitle()
            if (title !== null && (await use.announce(title, at))) setChanging(false)
          }}
        />
      ) : (
        <div className={styles['buttons']}>
          <Button variant="outline" onClick={() => setChanging(true)}>
            {words.changeTime}
          </Button>
          <ConfirmedButton
            label={words.cancelStream}
            title={words.cancelTitle}
            description={words.cancelHint}
            keep={words.keepStream}
            onConfirm={() => void use.cancel()}
          />
        </div>
      )}
    </section>
  )
}

interface TimeFormProps {
  use: StudioUse
  announced: string | null
  onSend(at: string): Promise<void>
}

function TimeForm({ use, announced, onSend }: TimeFormProps) {
  const words = studioWords()
  const [{ day, time }, setTime] = useState(() => ({
    day: announced === null ? '' : dayInIndia(announced),
    time: announced === null ? '' : timeInIndia(announced),
  }))
  const [error, setError] = useState<string>()
  const send = () => {
    const at = Date.parse(`${day}T${time}+05:30`)
    const inMs = at - deviceClock.now()
    // A field that is not filled in makes no time.
    const problem = Number.isNaN(at)
      ? words.timeMissing
      : inMs < EARLIEST_MS
        ? words.tooSoon
        : inMs > LATEST_MS
          ? words.tooLate
          : undefined
    setError(problem)
    if (!problem) void onSend(new Date(at).toISOString())
  }
  const today = dayInIndia(deviceClock.now())
  return (
    <>
      <div className={styles['times']}>
        <TextInput
          label={words.day}
          type="date"
          min={today}
          value={day}
          error={error}
          onChange={({ target }) => setTime({ day: target.value, time })}
        />
        <TextInput
          label={words.time}
          type="time"
          value={time}
          onChange={({ target }) => setTime({ day, time: target.value })}
        />
      </div>
      <Button variant="outline" full loading={use.isChanging} onClick={send}>
        {announced === null ? words.announceTime : words.saveTime}
      </Button>
    </>
  )
}

/** 19:30 */
const timeInIndia = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  )
