import { sharePerson } from '@tarapath/own-api/consultations'
import { Button, InlineNotice, showToast } from '@tarapath/ui-kit'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { birthLine } from '../consultation/index.ts'
import { familyAtom, FamilyForm, type FamilyPerson } from '../horoscope/index.ts'
import { failureOf, failureSentence, refusalSentence, useApi, type DialogProps } from '../platform/index.ts'
import { ChatDialog } from './chat-dialog.tsx'
import styles from './share-birth-dialog.module.css'
import { personWords } from './words/person.gen.ts'

export interface ShareBirthDialogProps extends DialogProps {
  consultationId: number
  /** The astrologer's. */
  name: string
  onShared(): void
}

/** The people kept on this device, to share with the astrologer, and a form for a new person. */
export default function ShareBirthDialog({ consultationId, name, onShared, onClose }: ShareBirthDialogProps) {
  const words = personWords()
  const api = useApi()
  const family = useAtomValue(familyAtom)
  const [isAdding, setAdding] = useState(family.length === 0)
  const [sending, setSending] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function share({ name: person, date, time, place }: FamilyPerson) {
    setSending(person)
    setProblem(null)
    try {
      await sharePerson(api, {
        consultation_id: consultationId,
        name: person,
        date_of_birth: date,
        time_of_birth: time,
        place_of_birth: place,
        client_message_id: crypto.randomUUID(),
      })
      showToast({ text: words.shared({ name, person }) })
      onShared()
      onClose()
    } catch (error) {
      setProblem(refusalSentence(error) ?? failureSentence(failureOf(error)))
      setSending(null)
    }
  }

  return (
    <ChatDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={words.title}
      description={words.about({ name })}
      closeLabel={words.close}
    >
      <div className={styles['body']}>
        {problem ? (
          <InlineNotice tone="danger" live="alert">
            {problem}
          </InlineNotice>
        ) : null}
        {family.length > 0 ? (
          <ul className={`ui-rows ${styles['people']}`}>
            {family.map((person) => (
              <li key={person.name}>
                <p>
                  <strong>{person.name}</strong>
                  <small>{birthLine({ ...person, name: '' })}</small>
                </p>
                <Button
                  size="s"
                  aria-label={words.shareOf({ person: person.name })}
                  loading={sending === person.name}
                  disabled={sending !== null && sending !== person.name}
                  onClick={() => void share(person)}
                >
                  {words.share}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        {isAdding ? (
          <>
            <p className="ui-note">{words.nobody}</p>
            <FamilyForm person={null} onClose={(kept) => (kept || family.length > 0 ? setAdding(false) : onClose())} />
          </>
        ) : (
          <Button variant="outline" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </div>
    </ChatDialog>
  )
}
