import { endOtherSignIns, type SignIns as MySignIns } from '@tarapath/own-api/account'
import { Button, InlineNotice, showToast } from '@tarapath/ui-kit'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { failureOf, failureSentence, formatDayAndTime, useApi, useStepFocus } from '../platform/index.ts'
import styles from './profile.module.css'
import { profileWords } from './words/profile.gen.ts'

/** The sign-in sessions, and a way to end all but this one. */
export function SignIns({ signIns: { results } }: { signIns: MySignIns }) {
  const words = profileWords()
  const { isBusy, problem, end } = useEndOthers()
  const list = useRef<HTMLUListElement>(null)
  const hasOthers = results.some(({ is_current: isCurrent }) => !isCurrent)
  useStepFocus(hasOthers ? 'others' : 'alone', () => list.current?.focus())
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles['lines']}>
        {results.map(({ app, device, signed_in_at: time, is_current: isCurrent }) => (
          <li key={`${app} ${time}`}>
            <strong>
              {[device || words.unknownDevice, ...(app === 'astrologer' ? [words.astrologerApp] : [])].join(', ')}
            </strong>
            <span className="ui-note">
              {isCurrent ? `${words.thisDevice} · ` : null}
              {words.signedIn({ time: formatDayAndTime(time) })}
            </span>
          </li>
        ))}
      </ul>
      {problem === null ? null : (
        <InlineNotice tone="danger" live="alert">
          {problem}
        </InlineNotice>
      )}
      {hasOthers ? (
        <div>
          <Button variant="outline" loading={isBusy} onClick={() => void end()}>
            {words.endOthers}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function useEndOthers() {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const words = profileWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const end = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { ended_sign_ins: count } = await endOtherSignIns(api)
      await revalidate()
      showToast({ text: words.endedOthers({ count }), tone: 'success' })
    } catch (error) {
      setProblem(words.notEnded({ problem: failureSentence(failureOf(error)) }))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, end }
}
