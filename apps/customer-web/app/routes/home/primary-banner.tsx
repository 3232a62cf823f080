import type { Banner } from '@tarapath/api-client/types'
import { Anchor } from '@tarapath/ui-kit'
import styles from './primary-banner.module.css'

/** One banner, not a carousel: nothing moves by itself and nothing hides behind a second slide. */
export function PrimaryBanner({ banner }: { banner: Banner | undefined }) {
  if (!banner) return null
  const picture = (
    <picture className={styles['frame']}>
      {banner.mobile_image ? <source media="(max-width: 599.98px)" srcSet={banner.mobile_image} /> : null}
      <img className={styles['image']} src={banner.image} alt={banner.alt} loading="lazy" decoding="async" />
    </picture>
  )
  return banner.link ? (
    <Anchor href={banner.link} className={styles['link']}>
      {picture}
    </Anchor>
  ) : (
    picture
  )
}
