import type { Speciality } from '@tarapath/api-client/types'
import { Chip, ChipRow } from '@tarapath/ui-kit'
import { HomeSection } from './home-section.tsx'
import { homeWords } from './words/home.gen.ts'

export function Topics({ topics }: { topics: readonly Speciality[] }) {
  if (topics.length === 0) return null
  return (
    <HomeSection title={homeWords().topics}>
      <ChipRow label={homeWords().topicsLabel}>
        {topics.map(({ id, name }) => (
          <Chip key={id} href={`/consult-astrologer-online?speciality=${id}`}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </HomeSection>
  )
}
