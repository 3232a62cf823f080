import type { TrendingCategory } from '@tarapath/api-client/types'
import { AstrologerTile } from '@tarapath/customer-core/astrologers'
import { HomeBlock } from './home-block.tsx'
import styles from './home.module.css'

export function TrendingCategories({ categories }: { categories: readonly TrendingCategory[] }) {
  return categories
    .filter(({ consultants }) => consultants.length > 0)
    .map(({ id, name, consultants }) => (
      <HomeBlock key={id} title={`${name}: asked for often`}>
        <ul className={styles['grid']}>
          {consultants.map((astrologer) => (
            <li key={astrologer.id}>
              <AstrologerTile astrologer={astrologer} level={3} compact />
            </li>
          ))}
        </ul>
      </HomeBlock>
    ))
}
