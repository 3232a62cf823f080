import { getOwnSettings } from '@tarapath/astrologer-api'
import { Chip, ScrollingChipRow } from '@tarapath/ui-kit'
import { useEffect, useState } from 'react'
import { api } from '../platform/api.ts'
import { chatWords } from '../words/chat.gen.ts'
import styles from './consultation.module.css'

/** The quick replies of the astrologer, each in one line; nothing where there are none, or they did not load. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const [texts, setTexts] = useState<readonly string[]>([])
  useEffect(() => {
    const left = new AbortController()
    getOwnSettings(api, { signal: left.signal }).then(
      (settings) => setTexts(settings.quick_replies),
      () => undefined,
    )
    return () => left.abort()
  }, [])
  if (texts.length === 0) return null
  return (
    <div className={styles['quick']}>
      <ScrollingChipRow label={chatWords().quickReplies}>
        {texts.map((text) => (
          <Chip key={text} onPress={() => onChoose(text)}>
            <span className={styles['quickText']}>{text}</span>
          </Chip>
        ))}
      </ScrollingChipRow>
    </div>
  )
}
