import type { TrendingCategory } from '@tarapath/api-client/types'
import { AstrologerTile } from '@tarapath/customer-core/astrologers'
import { HomeSection } from './home-section.tsx'
import './home.late.css'
import { homeWords } from './words/home.gen.ts'

export function TrendingCategories({ categories }: { categories: readonly TrendingCategory[] }) {
  const withAstrologers = categories.filter(({ consultants }) => consultants.length > 0)
  if (withAstrologers.length === 0) return null
  return (
    <HomeSection title={homeWords().trending} deferredHeight="67rem">
      {withAstrologers.map(({ id, name, consultants }) => (
        <div key={id} className="home-categories-category">
          <h3 className="home-categories-name">{name}</h3>
          <ul className="home-categories-grid">
            {consultants.map((astrologer) => (
              <li key={astrologer.id}>
                <AstrologerTile astrologer={astrologer} level={3} compact />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </HomeSection>
  )
}
