import type { RegistrationForm } from '@tarapath/api-client/types'
import { Button } from '@tarapath/ui-kit'
import { ApplicationField } from './application-field.tsx'
import type { Sent } from './draft.ts'
import { Faults } from './faults.tsx'
import { Review } from './review.tsx'
import styles from './register.module.css'
import { StepHeading } from './step-heading.tsx'
import { useApplicationSteps, type Refused } from './use-application-steps.ts'
import { registerWords } from './words/register.gen.ts'

interface ApplicationFormProps {
  sections: RegistrationForm['sections']
  /** What a form without scripts was refused for. */
  refused: Refused | null
  onSent(sent: Sent): void
}

/**
 * One section a step, and then all answers to check. The sections stay in the page, so that files stay chosen; without
 * scripts all of them are in sight, with a button that sends them.
 */
export function ApplicationForm({ sections, refused, onSent }: ApplicationFormProps) {
  const words = registerWords()
  const steps = useApplicationSteps({ sections, refused, onSent })
  const { form, round, step, problems } = steps
  const titles = [...sections.map(({ title }) => title), words.review]
  const isReview = step === sections.length
  return (
    <>
      <form
        ref={form}
        key={round}
        method="post"
        noValidate
        className={styles['form']}
        data-steps={steps.isReady || undefined}
        onInput={steps.keep}
        onSubmit={(event) => {
          event.preventDefault()
          steps.goOn()
        }}
      >
        <Faults problems={problems} failure={refused?.failure ?? null} />
        {sections.map(({ title, fields }, at) => (
          <section key={title} className={styles['section']} data-current={at === step || undefined}>
            <StepHeading step={at} titles={titles} isCurrent={at === step} />
            {fields.map((field) => (
              <div key={field.name} className={field.type === 'file' ? styles['withScripts'] : undefined}>
                <ApplicationField
                  field={field}
                  answer={round === 0 ? refused?.answers[field.name] : undefined}
                  problem={problems[field.name]}
                />
              </div>
            ))}
            {fields.some(({ type }) => type === 'file') ? (
              <>
                <p className={`ui-note ${styles['withScripts']}`}>{words.filesNotKept}</p>
                <p className={`ui-note ${styles['withoutScripts']}`}>{words.filesNeedScripts}</p>
              </>
            ) : null}
          </section>
        ))}
        <div className={`${styles['row']} ${styles['withScripts']}`} hidden={isReview}>
          {step > 0 ? (
            <Button variant="outline" onClick={() => steps.open(step - 1)}>
              {words.back}
            </Button>
          ) : null}
          <Button type="submit">{words.next}</Button>
        </div>
        <div className={styles['withoutScripts']}>
          <Button type="submit">{words.send}</Button>
        </div>
      </form>
      {isReview ? (
        <section className={styles['form']}>
          <StepHeading step={step} titles={titles} isCurrent />
          <Review sections={sections} {...steps} files={steps.files()} />
        </section>
      ) : null}
      <p className={styles['withScripts']}>
        <Button variant="quiet" size="s" onClick={steps.restart}>
          {words.restart}
        </Button>
      </p>
    </>
  )
}
