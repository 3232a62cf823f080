import type { ProductDescription } from '@tarapath/api-client/types'
import { ShareButton } from '@tarapath/customer-core/astrologers'
import { languageOf, Link, PageMeta, SectionView, StructuredData } from '@tarapath/customer-core/platform'
import { Rating, RefreshIcon } from '@tarapath/ui-kit'
import { htmlToParagraphs } from '../horoscope/html-to-paragraphs.ts'
import type { Route } from './+types/product'
import { arrivalDay } from './arrival-day.ts'
import { TruckIcon } from './cart-icon.tsx'
import { CartLink } from './cart-link.tsx'
import { describeProduct } from './describe-store.ts'
import { ProductCard } from './product-card.tsx'
import { ProductPurchase } from './product-purchase.tsx'
import { ProductRatings } from './product-ratings.tsx'
import productStyles from './product.module.css'
import styles from './store.module.css'
import { productWords } from './words/product.gen.ts'
import { storeWords } from './words/store.gen.ts'

export default function ProductScreen({ loaderData }: Route.ComponentProps) {
  const { product, description, ratings, similar } = loaderData
  const words = productWords()
  const { name, category, images, rating, rating_count: count, delivery_days: days } = product
  return (
    <main id="main" className={`ui-page ${productStyles['product']}`} data-stack>
      <PageMeta title={name} description={product.short_description} />
      <StructuredData
        describe={
          import.meta.env.SSR
            ? (origin) => describeProduct(origin, product, ratings.ok ? ratings.data.results : [])
            : undefined
        }
      />
      <div className={styles['head']}>
        <nav className={productStyles['trail']} aria-label={storeWords().categories}>
          <Link to="/store">{storeWords().title}</Link> ›{' '}
          <Link to={`/store?category=${category.slug}`}>{category.name}</Link>
        </nav>
        <div className={productStyles['headButtons']}>
          <ShareButton name={name} path={`/store/${product.slug}`} />
          <CartLink />
        </div>
      </div>
      <div className={productStyles['pictures']}>
        {images.map((image, at) => (
          <img
            key={image}
            src={image}
            alt={at === 0 ? name : ''}
            width="320"
            height="320"
            fetchPriority={at === 0 ? 'high' : 'auto'}
          />
        ))}
      </div>
      <div className={productStyles['about']}>
        <h1 lang={languageOf(name)}>{name}</h1>
        <p className={productStyles['lead']}>
          {count > 0 ? (
            <a href="#ratings">
              <Rating value={rating} count={count} label={storeWords().rated({ rating: rating.toFixed(1), count })} />
            </a>
          ) : null}
          {product.short_description}
        </p>
        <ProductPurchase key={product.id} product={product} />
        <Terms deliveryDays={days} />
      </div>
      <SectionView section={description} failedTitle={words.aboutNotLoaded}>
        {(text) => <Description text={text} />}
      </SectionView>
      <section className={styles['section']} aria-labelledby="ratings">
        <h2 id="ratings">{words.ratings}</h2>
        <SectionView section={ratings} failedTitle={words.ratingsNotLoaded}>
          {({ results }) => <ProductRatings ratings={results} />}
        </SectionView>
      </section>
      {similar.length > 0 ? (
        <section className={styles['section']} aria-labelledby="similar">
          <h2 id="similar">{words.similar}</h2>
          <ul className={styles['grid']}>
            {similar.map((other) => (
              <ProductCard key={other.id} product={other} />
            ))}
          </ul>
        </section>
      ) : null}
    </main>
  )
}

function Terms({ deliveryDays }: { deliveryDays: number | null }) {
  const words = productWords()
  return (
    <ul className={productStyles['terms']}>
      <li>
        <TruckIcon />
        <span>
          {words.deliveryIncluded}
          {deliveryDays === null ? null : <small>{words.arrives({ day: arrivalDay(deliveryDays) })}</small>}
        </span>
      </li>
      <li>
        <RefreshIcon />
        <span>
          {words.returns}
          <small>{words.returnsHint}</small>
        </span>
      </li>
    </ul>
  )
}

function Description({ text }: { text: ProductDescription }) {
  const words = productWords()
  // The rate of GST stands beside the price.
  const facts = text.specifications.filter(({ name }) => name !== 'GST')
  return (
    <>
      <section className={styles['section']} aria-labelledby="details">
        <h2 id="details">{words.details}</h2>
        <dl className={productStyles['facts']}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {htmlToParagraphs(text.html).map((paragraph) => (
          <p key={paragraph} className={productStyles['prose']}>
            {paragraph}
          </p>
        ))}
        <p className="ui-note">{words.noEffect}</p>
      </section>
      {text.faqs.length > 0 ? (
        <section className={styles['section']} aria-labelledby="questions">
          <h2 id="questions">{words.questions}</h2>
          {text.faqs.map(({ question, answer }) => (
            <details key={question} className={styles['question']}>
              <summary>{question}</summary>
              <p className={productStyles['prose']}>{answer}</p>
            </details>
          ))}
        </section>
      ) : null}
    </>
  )
}
