import type { CustomerReview, Testimonial } from '@tarapath/api-client/types'
import { SectionView, type Section } from '@tarapath/customer-core/platform'
import { Card, Rating } from '@tarapath/ui-kit'
import { HomeSection } from './home-section.tsx'
import styles from './testimonials.module.css'
import home from './home.module.css'

interface TestimonialsProps {
  testimonials: Section<Testimonial[]>
  reviews: Section<CustomerReview[]>
}

/** What customers say, in their own words. */
export function Testimonials({ testimonials, reviews }: TestimonialsProps) {
  return (
    <>
      <SectionView section={testimonials} name="What customers say">
        {(list) => (
          <TestimonialList
            title="What customers say"
            voices={list.map(({ id, name, city, rating, text }) => ({
              id,
              rating,
              words: text,
              by: city ? `${name}, ${city}` : name,
            }))}
          />
        )}
      </SectionView>
      <SectionView section={reviews} name="Latest reviews">
        {(list) => (
          <TestimonialList
            title="Latest reviews"
            voices={list.map(({ id, user_name, rating, comment, consultant_name }) => ({
              id,
              rating,
              words: comment,
              by: consultant_name ? `${user_name}, about ${consultant_name}` : user_name,
            }))}
          />
        )}
      </SectionView>
    </>
  )
}

interface Voice {
  id: number
  rating: number
  words: string
  by: string
}

function TestimonialList({ title, voices }: { title: string; voices: readonly Voice[] }) {
  if (voices.length === 0) return null
  return (
    <HomeSection title={title} later>
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
    </HomeSection>
  )
}
