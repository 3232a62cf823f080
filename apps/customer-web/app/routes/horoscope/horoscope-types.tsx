import { Chip, ChipRow } from '@tarapath/ui-kit'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../../root.tsx'
import { horoscopesWords } from './words/horoscopes.gen.ts'

interface HoroscopeTypesProps {
  /** The type of the current page. */
  current: string | null
  /** Appended to each link, such as `/scorpio`. */
  suffix?: string
}

/** Links to every type of horoscope. */
export function HoroscopeTypes({ current, suffix = '' }: HoroscopeTypesProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <ChipRow label={horoscopesWords().types}>
      {root?.shell.horoscopes.map(({ type, name }) => (
        <Chip key={type} href={`/horoscope/${type}${suffix}`} current={type === current}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}
