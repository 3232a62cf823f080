import { IconButton, MinusIcon, PlusIcon, TrashIcon } from '@tarapath/ui-kit'
import styles from './store.module.css'
import { cartWords } from './words/cart.gen.ts'

interface QuantityStepperProps {
  /** What is counted, for screen readers. */
  label: string
  value: number
  max: number
  /** 0 where one less than one removes it. */
  min: 0 | 1
  onChange(quantity: number): void
}

/** A number with a button on each side. In a cart, the left one becomes a bin at 1. */
export function QuantityStepper({ label, value, max, min, onChange }: QuantityStepperProps) {
  const words = cartWords()
  const removes = min === 0 && value === 1
  return (
    <div className={styles['stepper']} role="group" aria-label={label}>
      <IconButton
        label={removes ? words.remove : words.less}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        {removes ? <TrashIcon /> : <MinusIcon />}
      </IconButton>
      <output aria-live="polite">{value}</output>
      <IconButton label={words.more} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <PlusIcon />
      </IconButton>
    </div>
  )
}
