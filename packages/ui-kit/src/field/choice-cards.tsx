import { useId, type ReactElement, type ReactNode } from 'react'
import { FieldError } from './field.tsx'
import './field.css'
import './choice-cards.css'

/** Props of {@link ChoiceCards}. */
export interface ChoiceCardsProps {
  legend: string
  /** The name of the group in the form. */
  name: string
  options: readonly { value: string; label: ReactNode; detail?: ReactNode; disabled?: boolean | undefined }[]
  value: string | null
  onChange: (value: string) => void
  columns?: 1 | 2 | 3 | undefined
  hideLegend?: boolean | undefined
  /** `money` marks the chosen card in marigold. */
  variant?: 'plain' | 'money' | undefined
  error?: string | undefined
}

/** A choice of one: radio buttons drawn as cards. Plain cards in one column show their radio buttons. */
export function ChoiceCards(props: ChoiceCardsProps): ReactElement {
  const { legend, name, options, value, onChange, columns = 1, hideLegend, variant = 'plain', error } = props
  const errorId = useId()
  const isList = columns === 1 && variant === 'plain'
  return (
    <fieldset
      className="ui-choice-cards"
      data-variant={variant}
      data-columns={columns}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={hideLegend ? 'ui-visually-hidden' : 'ui-field-label'}>{legend}</legend>
      <div className="ui-choice-grid">
        {options.map((option) => (
          <label key={option.value} className="ui-choice">
            <input
              className={isList ? 'ui-choice-mark' : 'ui-visually-hidden'}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className="ui-choice-label">{option.label}</span>{' '}
            {option.detail && <span className="ui-choice-detail">{option.detail}</span>}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
