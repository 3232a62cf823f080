import { useId, type ReactElement } from 'react'
import { StarIcon, StarOutlineIcon } from '../icon/icons.tsx'
import { FieldError } from './field.tsx'
import './field.css'
import './stars-input.css'

/** Props of {@link StarsInput}. */
export interface StarsInputProps {
  legend: string
  name: string
  /** 1 to 5, or null while none is chosen. */
  value: number | null
  onChange: (stars: number) => void
  /** The name of each rating, from the worst. */
  labels?: readonly [string, string, string, string, string] | undefined
  /** The name of a choice for screen readers; "4 stars, Very good" by default. */
  starsLabel?: ((stars: number, label: string) => string) | undefined
  hideLegend?: boolean | undefined
  error?: string | undefined
}

const LABELS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

const starsInWords = (stars: number, label: string) => `${stars === 1 ? '1 star' : `${stars} stars`}, ${label}`

/** A rating of one to five stars: a radio group whose choices have names, also shown beside the stars. */
export function StarsInput(props: StarsInputProps): ReactElement {
  const { legend, name, value, onChange, labels = LABELS, starsLabel = starsInWords, hideLegend, error } = props
  const errorId = useId()
  return (
    <fieldset className="ui-stars" aria-describedby={error ? errorId : undefined}>
      <legend className={hideLegend ? 'ui-visually-hidden' : 'ui-field-label'}>{legend}</legend>
      <div className="ui-stars-row">
        {labels.map((label, place) => {
          const stars = place + 1
          const Star = value !== null && stars <= value ? StarIcon : StarOutlineIcon
          return (
            <label key={label} className="ui-star">
              <input
                className="ui-visually-hidden"
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
              />
              <Star size={30} />
              <span className="ui-visually-hidden">{starsLabel(stars, label)}</span>
            </label>
          )
        })}
        <span className="ui-stars-text" aria-hidden>
          {value === null ? '' : labels[value - 1]}
        </span>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
