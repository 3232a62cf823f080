import { atom } from 'jotai'

export type ChartStyle = 'north' | 'south' | 'east'
export type ChartLabels = 'latin' | 'deva'

export interface ChartChoice {
  style: ChartStyle
  labels: ChartLabels
}

const KEY = 'chartChoice'
const DEFAULT: ChartChoice = { style: 'north', labels: 'latin' }

const storedAtom = atom<ChartChoice | null>(null)

/** How charts are drawn, remembered on the device. */
export const chartChoiceAtom = atom(
  (get) => get(storedAtom) ?? read(),
  (get, set, change: Partial<ChartChoice>) => {
    const choice = { ...get(chartChoiceAtom), ...change }
    set(storedAtom, choice)
    try {
      localStorage.setItem(KEY, JSON.stringify(choice))
    } catch {
      // Storage is blocked: the choice lives as long as the page.
    }
  },
)

function read(): ChartChoice {
  try {
    const { style, labels } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<ChartChoice>
    return {
      style: style === 'south' || style === 'east' ? style : DEFAULT.style,
      labels: labels === 'deva' ? labels : DEFAULT.labels,
    }
  } catch {
    return DEFAULT
  }
}
