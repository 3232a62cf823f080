import { PageMeta, ScreenError } from '@tarapath/customer-core/platform'
import { useRouteLoaderData } from 'react-router'
import { Chip, ChipRow } from '@tarapath/ui-kit'
import type { loader as rootLoader } from '../../root.tsx'
import { TwelveSigns } from './twelve-signs.tsx'
import styles from './horoscope.module.css'

export const ErrorBoundary = ScreenError

/** /horoscope */
export default function Horoscopes() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return (
    <main id="main" className={`ui-page ${styles['page']}`}>
      <PageMeta
        title="The twelve signs"
        description="The twelve signs of the zodiac with their Sanskrit names, their ruling graha and the dates of the Sun in each."
      />
      <h1>The twelve signs</h1>
      <ChipRow label="Horoscopes">
        {root?.shell.horoscopes.map(({ type, name }) => (
          <Chip key={type} href={`/horoscope/${type}`}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <TwelveSigns />
    </main>
  )
}
