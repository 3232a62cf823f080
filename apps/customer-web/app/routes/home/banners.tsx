import type { Banner } from '@tarapath/api-client/types'
import { Anchor } from '@tarapath/ui-kit'
import './home.late.css'

/** All banners side by side. A carousel would move by itself and hide all but one. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null
  return (
    <ul className="home-banners-banners">
      {banners.map((banner) => (
        <li key={banner.id}>
          {banner.link ? (
            <Anchor href={banner.link} className="home-banners-banner">
              <Picture banner={banner} />
            </Anchor>
          ) : (
            <div className="home-banners-banner">
              <Picture banner={banner} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Picture({ banner: { image, alt, title } }: { banner: Banner }) {
  return (
    <>
      <img
        className="home-banners-image"
        src={image}
        alt={alt}
        width={112}
        height={56}
        loading="lazy"
        decoding="async"
      />
      {title}
    </>
  )
}
