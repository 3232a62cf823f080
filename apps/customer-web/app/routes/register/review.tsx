import type { RegistrationField, RegistrationForm } from '@tarapath/api-client/types'
import { Link } from '@tarapath/customer-core/platform'
import { Button } from '@tarapath/ui-kit'
import { Fragment } from 'react'
import { isEmpty, shownAnswer, textOf, type Answers } from './application.ts'
import { Faults } from './faults.tsx'
import styles from './register.module.css'
import { VerifyNumber, type VerifiedNumber } from './verify-number.tsx'
import { registerWords } from './words/register.gen.ts'

interface ReviewProps {
  sections: RegistrationForm['sections']
  answers: Answers
  files: Readonly<Record<string, File>>
  verified: VerifiedNumber | null
  /** How much has left, 0 to 1; null while nothing is sent. */
  progress: number | null
  failure: string | null
  setVerified(verified: VerifiedNumber): void
  open(step: number): void
  submit(): Promise<void>
}

/** All answers, each section with a way back, and the button that sends them. */
export function Review({ sections, answers, files, verified, progress, failure, ...acts }: ReviewProps) {
  const words = registerWords()
  const shown = (field: RegistrationField) =>
    files[field.name]?.name ?? (isEmpty(answers[field.name]) ? words.notGiven : shownAnswer(field, answers[field.name]))
  return (
    <>
      <p className="ui-note">{words.reviewHint}</p>
      {sections.map(({ title, fields }, at) => (
        <section key={title} className={styles['answers']}>
          <h3>
            {title}
            <Button variant="quiet" size="s" aria-label={`${words.change}: ${title}`} onClick={() => acts.open(at)}>
              {words.change}
            </Button>
          </h3>
          <dl>
            {fields.map((field) => (
              <Fragment key={field.name}>
                <dt>{field.label}</dt>
                <dd>{shown(field)}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
      <VerifyNumber phone={textOf(answers['phone_number'])} verified={verified} onVerified={acts.setVerified} />
      <p className="ui-note">
        <Agreement />
      </p>
      <Faults problems={{}} failure={failure} />
      <div className={styles['row']}>
        <Button variant="outline" onClick={() => acts.open(sections.length - 1)}>
          {words.back}
        </Button>
        <Button loading={progress !== null} onClick={() => void acts.submit()}>
          {words.send}
        </Button>
        <span role="status" className="ui-note">
          {progress === null ? '' : words.sending({ percent: Math.round(progress * 100) })}
        </span>
      </div>
    </>
  )
}

/** The sentence with its two links. */
function Agreement() {
  const words = registerWords()
  const [before, between, after] = words.agree({ terms: '|', privacy: '|' }).split('|')
  return (
    <>
      {before}
      <Link to="/terms">{words.terms}</Link>
      {between}
      <Link to="/privacy">{words.privacy}</Link>
      {after}
    </>
  )
}
