import type { GalleryItem } from '@tarapath/api-client/types'
import { useOpenDialog, type LazyDialog } from '../platform/index.ts'
import type { GalleryDialogProps } from './gallery-dialog.tsx'
import styles from './gallery.module.css'
import profile from './profile-screen.module.css'
import { profileWords } from './words/profile.gen.ts'

const galleryDialog: LazyDialog<Omit<GalleryDialogProps, 'onClose'>> = { load: () => import('./gallery-dialog.tsx') }

/** Pictures and videos of an astrologer. A picture opens larger. */
export function Gallery({ items, name }: { items: readonly GalleryItem[]; name: string }) {
  const words = profileWords()
  const openDialog = useOpenDialog()
  const pictures = items
    .filter(({ kind }) => kind === 'image')
    .map(({ id, url, caption }) => ({ id, url, title: caption ?? words.pictureOf({ name }) }))
  return (
    <section className={profile['section']}>
      <h2 id="gallery">{words.pictures}</h2>
      {/* A row that scrolls must be reachable by keyboard. */}
      <div role="region" aria-labelledby="gallery" tabIndex={0} className={styles['galleryRow']}>
        <ul className={styles['gallery']}>
          {items.map(({ id, kind, url, thumbnail, caption }) => (
            <li key={id}>
              <figure>
                {kind === 'image' ? (
                  <button
                    type="button"
                    className="profile-picture"
                    onClick={() =>
                      void openDialog(galleryDialog, { pictures, first: pictures.findIndex((one) => one.id === id) })
                    }
                  >
                    <img
                      src={thumbnail ?? url}
                      alt={caption ?? words.pictureOf({ name })}
                      width={240}
                      height={160}
                      loading="lazy"
                      decoding="async"
                    />
                    <span className="ui-visually-hidden">{words.openPicture}</span>
                  </button>
                ) : (
                  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the API has no captions; the figure names the video
                  <video src={url} controls preload="none" width={240} height={160} />
                )}
                {caption ? <figcaption className="ui-note">{caption}</figcaption> : null}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
