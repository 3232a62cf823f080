import type { Banner } from '@tarapath/api-client/types'
import { Anchor } from '@tarapath/ui-kit'
import './banners.css'

/** All banners side by side. A carousel would move by itself and hide all but one. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null
  return (
    <ul className="banners">
      {banners.map((banner) => (
        <BannerItem key={banner.id} banner={banner} />
      ))}
    </ul>
  )
}

/** One banner as an item of a list. It leads to a page of the website only: any other address is no link. */
export function BannerItem({ banner: { image, alt, title, link } }: { banner: Banner }) {
  const content = (
    <>
      <img className="banners-image" src={image} alt={alt} width={112} height={56} loading="lazy" decoding="async" />
      {title}
    </>
  )
  return (
    <li className="banners-item">
      {link && /^\/(?![/\\])/.test(link) ? (
        <Anchor href={link} className="banners-banner">
          {content}
        </Anchor>
      ) : (
        <div className="banners-banner">{content}</div>
      )}
    </li>
  )
}
