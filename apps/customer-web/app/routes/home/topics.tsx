import type { Speciality } from '@tarapath/api-client/types'
import { Chip, ChipRow } from '@tarapath/ui-kit'
import { HomeSection } from './home-section.tsx'

export function Topics({ topics }: { topics: readonly Speciality[] }) {
  if (topics.length === 0) return null
  return (
    <HomeSection title="What is it about?">
      <ChipRow label="Topics">
        {topics.map(({ id, name }) => (
          <Chip key={id} href={`/consult-astrologer-online?speciality=${id}`}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </HomeSection>
  )
}
