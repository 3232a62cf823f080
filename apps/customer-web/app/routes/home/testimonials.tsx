import type { CustomerReview, Testimonial } from '@tarapath/api-client/types'
import { spokenRating } from '@tarapath/customer-core/astrologers'
import { SectionView, type Section } from '@tarapath/customer-core/platform'
import { Card, Rating } from '@tarapath/ui-kit'
import { HomeSection } from './home-section.tsx'
import './home.late.css'
import home from './home.module.css'
import { homeWords } from './words/home.gen.ts'

interface TestimonialsProps {
  testimonials: Section<Testimonial[]>
  reviews?: Section<CustomerReview[]>
}

/** Testimonials and the latest reviews. */
export function Testimonials({ testimonials, reviews }: TestimonialsProps) {
  const words = homeWords()
  return (
    <>
      <SectionView section={testimonials} failedTitle={words.testimonialsNotLoaded}>
        {(list) => (
          <TestimonialList
            title={words.testimonials}
            quotes={list.map(({ id, name, city, rating, text }) => ({
              id,
              rating,
              text,
              by: city ? `${name}, ${city}` : name,
            }))}
          />
        )}
      </SectionView>
      {reviews ? (
        <SectionView section={reviews} failedTitle={words.reviewsNotLoaded}>
          {(list) => (
            <TestimonialList
              title={words.latestReviews}
              quotes={list.map(({ id, user_name, rating, comment, consultant_name }) => ({
                id,
                rating,
                text: comment,
                by: consultant_name ? words.reviewBy({ customer: user_name, astrologer: consultant_name }) : user_name,
              }))}
            />
          )}
        </SectionView>
      ) : null}
    </>
  )
}

interface Quote {
  id: number
  rating: number
  text: string
  by: string
}

function TestimonialList({ title, quotes }: { title: string; quotes: readonly Quote[] }) {
  if (quotes.length === 0) return null
  return (
    <HomeSection title={title} deferredHeight="22rem">
      <ul className={home['grid']}>
        {quotes.map(({ id, rating, text, by }) => (
          <Card as="li" key={id}>
            <figure className="home-testimonials-quote">
              <Rating value={rating} label={spokenRating(rating)} />
              <blockquote>{text}</blockquote>
              <figcaption className="ui-note">{by}</figcaption>
            </figure>
          </Card>
        ))}
      </ul>
    </HomeSection>
  )
}
