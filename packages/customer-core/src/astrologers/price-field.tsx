import { TickRule } from '@tarapath/ui-kit'
import { useId } from 'react'
import { PRICES } from './list-query.ts'
import { listWords } from './words/list.gen.ts'

interface PriceFieldProps {
  maxPrice: number | null
  onChange: (maxPrice: number | null) => void
}

/** The highest price of a minute, on a rule. Its end means any price. */
export function PriceField({ maxPrice, onChange }: PriceFieldProps) {
  const words = listWords()
  const id = useId()
  const { from, to, step } = PRICES
  const text = maxPrice === null ? words.anyPrice : words.upToPrice({ price: maxPrice })
  return (
    <div className="list-price">
      <label htmlFor={id}>{maxPrice === null ? words.price : words.priceUpTo({ price: maxPrice })}</label>
      <TickRule />
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={step}
        value={maxPrice ?? to}
        aria-valuetext={text}
        onChange={({ target }) => {
          const price = Number(target.value)
          onChange(price < to ? price : null)
        }}
      />
      <div className="list-price-ends" aria-hidden>
        <span>{words.lowestOfPrices({ price: from })}</span>
        <span>{words.highestOfPrices({ price: to })}</span>
      </div>
    </div>
  )
}
