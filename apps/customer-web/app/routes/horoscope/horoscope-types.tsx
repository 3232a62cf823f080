import { Chip, ChipRow } from '@tarapath/ui-kit'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../../root.tsx'

interface HoroscopeTypesProps {
  /** The kind that is shown now. */
  current: string | null
  /** `/scorpio`: the links stay with the sign. */
  suffix?: string
}

/** Links to every kind of horoscope of the menu. */
export function HoroscopeTypes({ current, suffix = '' }: HoroscopeTypesProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <ChipRow label="Horoscopes">
      {root?.shell.horoscopes.map(({ type, name }) => (
        <Chip key={type} href={`/horoscope/${type}${suffix}`} current={type === current}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}
