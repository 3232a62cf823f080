import type { CustomerReview, Testimonial } from '@tarapath/api-client/types'
import { BlockView, type Block } from '@tarapath/customer-core/platform'
import { Card, Rating } from '@tarapath/ui-kit'
import { HomeBlock } from './home-block.tsx'
import styles from './voices.module.css'
import home from './home.module.css'

interface VoicesProps {
  testimonials: Block<Testimonial[]>
  reviews: Block<CustomerReview[]>
}

/** What customers say, in their own words. */
export function Voices({ testimonials, reviews }: VoicesProps) {
  return (
    <>
      <BlockView block={testimonials} what="What customers say">
        {(list) => (
          <VoiceList
            title="What customers say"
            voices={list.map(({ id, name, city, rating, text }) => ({
              id,
              rating,
              words: text,
              by: city ? `${name}, ${city}` : name,
            }))}
          />
        )}
      </BlockView>
      <BlockView block={reviews} what="Latest reviews">
        {(list) => (
          <VoiceList
            title="Latest reviews"
            voices={list.map(({ id, user_name, rating, comment, consultant_name }) => ({
              id,
              rating,
              words: comment,
              by: consultant_name ? `${user_name}, about ${consultant_name}` : user_name,
            }))}
          />
        )}
      </BlockView>
    </>
  )
}

interface Voice {
  id: number
  rating: number
  words: string
  by: string
}

function VoiceList({ title, voices }: { title: string; voices: readonly Voice[] }) {
  if (voices.length === 0) return null
  return (
    <HomeBlock title={title} later>
      <ul className={home['grid']}>
        {voices.map(({ id, rating, words, by }) => (
          <Card as="li" key={id}>
            <figure className={styles['voice']}>
              <Rating value={rating} />
              <blockquote>{words}</blockquote>
              <figcaption className="ui-note">{by}</figcaption>
            </figure>
          </Card>
        ))}
      </ul>
    </HomeBlock>
  )
}
